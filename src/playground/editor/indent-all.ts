import { ensureSyntaxTree, indentRange } from '@codemirror/language';
import type { ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

const longestWait = 5000;

/**
 * Puts a file in order: indentation as the language has it, no spaces at the ends of lines, one line
 * break at the end. One step for undo. A formatter that breaks lines weighs more than the editor.
 */
export function indentAll(view: EditorView): boolean {
  const { state } = view;
  ensureSyntaxTree(state, state.doc.length, longestWait);
  const indented = state.update({ changes: indentRange(state, 0, state.doc.length) });
  const { newDoc } = indented;
  const changes: ChangeSpec[] = [];
  for (let number = 1; number <= newDoc.lines; number += 1) {
    const { text, to } = newDoc.line(number);
    const spaces = text.length - text.trimEnd().length;
    if (spaces > 0) changes.push({ from: to - spaces, to });
  }
  if (newDoc.line(newDoc.lines).text.trim() !== '') {
    changes.push({ from: newDoc.length, insert: '\n' });
  }
  const tidied = indented.changes.compose(indented.state.changes(changes));
  if (!tidied.empty) view.dispatch({ changes: tidied, userEvent: 'format' });
  return true;
}
