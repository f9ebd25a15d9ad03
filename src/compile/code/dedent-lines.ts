/** Removes the common indentation of lines; blank lines don't count. */
export function dedentLines(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let shared = indents[0] ?? '';
  for (const indent of indents) {
    while (!indent.startsWith(shared)) shared = shared.slice(0, -1);
  }
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trim()));
}
