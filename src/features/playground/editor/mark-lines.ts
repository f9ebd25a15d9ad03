import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

type Lines = { from: number; to: number };

const setLines = StateEffect.define<Lines[]>();
const mark = Decoration.line({ class: 'from-rule' });

/** The lines that a rule comes from. */
export const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, docChanged, state }) {
    const newLines = effects.find((effect) => effect.is(setLines))?.value;
    if (newLines)
      return Decoration.set(
        newLines.flatMap((lines) => marksOf(state, lines)),
        true,
      );
    return docChanged ? marks.map(changes) : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks these lines and no others. */
export function markLines(lines: Lines[]): StateEffect<Lines[]> {
  return setLines.of(lines);
}

function marksOf({ doc }: EditorState, { from, to }: Lines) {
  const last = Math.min(to, doc.lines);
  const count = Math.max(0, last - from + 1);
  return Array.from({ length: count }, (_none, place) => mark.range(doc.line(from + place).from));
}
