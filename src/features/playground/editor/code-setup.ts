import {
  autocompletion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { textFor } from '../../../texts/text.ts';
import { codeColors, editorTheme } from './code-theme.ts';
import { completeStyles } from './complete-styles.ts';
import { hangIndent } from './hang-indent.ts';
import { markedLines } from './mark-lines.ts';
import { propertyHues } from './property-hues.ts';
import { leaveHintId } from './state.ts';

/**
 * After an Escape that closes nothing, the next Tab leaves the editor, however late it comes: by default only
 * within two seconds.
 */
const leaveByTab = Prec.lowest(
  EditorView.domEventHandlers({
    keydown: ({ key }, view) => {
      if (key === 'Escape') view.setTabFocusMode(Number.POSITIVE_INFINITY);
      return key === 'Escape';
    },
    blur: (_event, view) => view.setTabFocusMode(0),
  }),
);

/**
 * Replaces the selection while typing. Browsers would copy the style of the replaced text to a style attribute,
 * which a strict policy blocks.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event;
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || !data || empty || view.composing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    event.preventDefault();
    return true;
  },
});

const setup: Extension = [
  lineNumbers(),
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  markedLines,
  typeOver,
  hangIndent,
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  // Without the closing tags that the support of JSX inserts: whoever types them as well would have both.
  [tsxLanguage, javascript({ typescript: true }).support],
  syntaxHighlighting(codeColors),
  propertyHues,
  editorTheme,
  EditorView.contentAttributes.of({
    'aria-label': textFor('playground.view.code'),
    'aria-describedby': leaveHintId,
    tabindex: '0',
  }),
  leaveByTab,
  EditorState.phrases.of({ Completions: textFor('playground.completions') }),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
];

type SetupEvents = {
  onUpdate: (update: ViewUpdate) => void;
  /** Called if the completions can't be loaded. */
  onMissing: (error: unknown) => void;
  /** Called when the visitor formats the file. */
  onFormat: () => void;
};

/** Creates the initial state of a file. */
export function makeStates({ onUpdate, onMissing, onFormat }: SetupEvents) {
  const autocomplete = (context: CompletionContext) =>
    completeStyles(context).catch((error: unknown) => {
      onMissing(error);
      return null;
    });
  const format = () => {
    onFormat();
    return true;
  };
  const ownKeys = [
    EditorView.updateListener.of(onUpdate),
    tsxLanguage.data.of({ autocomplete }),
    keymap.of([{ key: 'Shift-Alt-f', run: format }]),
  ];
  return (doc: string) => EditorState.create({ doc, extensions: [ownKeys, setup] });
}
