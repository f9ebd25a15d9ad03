import type { Paragraph, Text } from 'mdast';

/** The lines of a node as they are written, from its start to its end; `column` is that of the text's start. */
export function* writtenLines({ position }: Text | Paragraph, lines: readonly string[]) {
  if (!position) return;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line += 1) {
    const column = line === start.line ? start.column : 1;
    const text = lines[line - 1] ?? '';
    yield {
      line,
      column,
      text: text.slice(column - 1, line === end.line ? end.column - 1 : undefined),
    };
  }
}
