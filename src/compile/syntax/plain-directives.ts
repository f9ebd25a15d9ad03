const line = /^.*:::.*$/gm;
const opening =
  /^(:{3,})[a-zA-Z][\w-]*(?:\[[^[\]\s][^[\]]*\])?(?:\{(?: ?(?:[#.]|[a-z]+=)[\w-]+| ?[a-z]+="[^"{}&]*")+\})?$/;
const closing = /^:{3,}$/;

/**
 * Whether every run of three or more colons opens or closes a block, on a line of its own without indentation, and
 * each block ends in the block that it started in. Parsers differ in what else ends a block, such as a line in a
 * fence.
 */
export function hasPlainDirectives(text: string): boolean {
  const open: number[] = [];
  for (const [found] of text.matchAll(line)) {
    const outer = open.at(-1) ?? Number.POSITIVE_INFINITY;
    const [, colons] = opening.exec(found) ?? [];
    if (colons !== undefined && colons.length < outer) open.push(colons.length);
    else if (closing.test(found) && found.length === outer) open.pop();
    else return false;
  }
  return open.length === 0;
}
