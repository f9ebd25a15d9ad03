import type { EditorView } from '@codemirror/view';

/**
 * Reports the current line: the hovered one, otherwise the one with the caret while the editor has the focus;
 * undefined for none.
 */
export function followLines(view: EditorView, onLine: (line: number | undefined) => void) {
  let told: string | undefined;
  let pointed: number | undefined;
  const tell = () => {
    const { state, hasFocus } = view;
    const caret = hasFocus ? state.doc.lineAt(state.selection.main.head).number : undefined;
    const line = pointed ?? caret;
    // After an edit, the same number is another line.
    const key = `${line} ${state.doc.length}`;
    if (key === told) return;
    told = key;
    onLine(line);
  };
  view.contentDOM.addEventListener('pointermove', ({ clientX, clientY, pointerType }) => {
    const at = pointerType === 'mouse' ? view.posAtCoords({ x: clientX, y: clientY }) : null;
    pointed = at === null ? undefined : view.state.doc.lineAt(at).number;
    tell();
  });
  view.contentDOM.addEventListener('pointerleave', () => {
    pointed = undefined;
    tell();
  });
  return { update: tell };
}
