/** The lines without the indentation that all of them have; blank lines do not count. */
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
