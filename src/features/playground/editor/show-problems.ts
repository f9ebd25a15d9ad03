import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { ProjectProblem } from '../protocol/compiler.ts';

const sources = { babel: 'Parser', stylex: 'StyleX', imports: 'Imports', types: 'TypeScript' };

/** A problem in the editor, underlined from its start. */
export function diagnosticOf(
  doc: Text,
  { line, column, message, tool }: ProjectProblem,
): Diagnostic {
  const { from, to } = placeOf(doc, line, column);
  return { from, to, severity: 'error', source: sources[tool], message };
}

/** The range from a position to the end of its word or line; within the text for any position. */
export function placeOf(doc: Text, line: number, column: number): { from: number; to: number } {
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(at.from + Math.max(column - 1, 0), at.to);
  const word = /^[\w$.-]+/.exec(at.text.slice(from - at.from))?.[0].length ?? 1;
  return { from, to: Math.min(from + word, at.to) };
}
