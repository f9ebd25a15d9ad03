const line = /^.*:::.*$/gm;
const opening =
  /^(:{3,})[a-zA-Z][\w-]*(?:\[[^[\]\s][^[\]]*\])?(?:\{(?: ?(?:[#.]|[a-z]+=)[\w-]+| ?[a-z]+="[^"{}&]*")+\})?$/;
const closing = /^:{3,}$/;

/**
 * Tells whether all runs of three or more colons open or close a block, each in its own line at the
 * margin, and each block ends in the one that it began in. Parsers differ in what else they take
 * for the end of a block, such as a line in a fence.
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
