import { syntaxTree } from '@codemirror/language';
import { type Extension, Prec, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view';
import { hueOfProperty } from '../../../compile/code/style-hues.ts';

/** Colours the keys of styles by the subject of their CSS property, in addition to the syntax colours. */
export const propertyHues: Extension = Prec.highest(
  ViewPlugin.define(
    (view) => ({
      marks: markProperties(view),
      update({ docChanged, viewportChanged, startState, state, view: changed }) {
        const isParsed = syntaxTree(startState) !== syntaxTree(state);
        if (docChanged || viewportChanged || isParsed) this.marks = markProperties(changed);
      },
    }),
    { decorations: ({ marks }) => marks },
  ),
);

/** Only keys of object literals; types have properties with the same names. */
function markProperties({ state, visibleRanges }: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end, node }) => {
        if (name !== 'PropertyDefinition' || node.parent?.name !== 'Property') return;
        const hue = hueOfProperty(state.sliceDoc(start, end));
        if (hue) marks.add(start, end, Decoration.mark({ class: hue }));
      },
    });
  }
  return marks.finish();
}
