import { type EditorState, type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** How many columns wrapped text is indented relative to its line. */
const hangColumns = 2;

/** The maximum indentation: deeper lines would leave no space. */
const maxIndentColumns = 24;

const columns = Array.from({ length: maxIndentColumns + 1 }, (_none, column) => column);
const lines = columns.map((column) => Decoration.line({ class: `hang-${column}` }));

/** A class for each indentation, because the page's policy blocks style attributes. */
const theme = EditorView.theme(
  Object.fromEntries(
    columns.map((column) => [
      `.cm-line.hang-${column}`,
      {
        paddingInlineStart: `calc(${column + hangColumns}ch + 0.5rem)`,
        textIndent: `-${column + hangColumns}ch`,
      },
    ]),
  ),
);

function decorate({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const decoration = lines[depthOf(state, line.text)];
      if (decoration) builder.add(line.from, line.from, decoration);
      at = line.to + 1;
    }
  }
  return builder.finish();
}

function depthOf({ tabSize }: EditorState, text: string): number {
  const blanks = /^[\t ]*/.exec(text)?.[0] ?? '';
  return Math.min(maxIndentColumns, blanks.replaceAll('\t', ' '.repeat(tabSize)).length);
}

/** Wraps long lines with a hanging indent. */
export const hangIndent: Extension = [
  EditorView.lineWrapping,
  theme,
  ViewPlugin.define(
    (view) => ({
      decorations: decorate(view),
      update({ docChanged, viewportChanged, view: now }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = decorate(now);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  ),
];
