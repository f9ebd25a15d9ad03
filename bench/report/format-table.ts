/**
 * A table in plain text: the first column stands left, the others right.
 * @param title stands above it
 */
export function formatTable(title: string, head: string[], rows: string[][]): string {
  const widths = head.map((name, column) =>
    Math.max(...[name, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  return [title, '', line(head), line(rule), ...rows.map(line)].join('\n');
}
