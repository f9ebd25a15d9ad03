import { flushSync } from 'react-dom';
import { textFor } from '../../../texts/text.ts';
import type { Compiler, SourcePlace } from '../protocol/compiler.ts';
import type { CodeEditor } from './code-editor.ts';
import { formatFile } from './format-file.ts';
import { withLateScript } from './late-script.ts';
import type { Notices } from './notices.ts';
import { copyLink } from './share.ts';
import {
  activeAtom,
  dialogAtom,
  filesAtom,
  isCopiedAtom,
  type Store,
  viewAtom,
  widthAtom,
} from './state.ts';
import type { keepWork } from './work-kept.ts';

/** How long the button shows that the link was copied, in milliseconds. */
const copiedMs = 2500;

type ActionOptions = {
  store: Store;
  root: ShadowRoot;
  /** Runs work with the code editor, once it has started. */
  withEditor: (work: (editor: CodeEditor) => void) => void;
  parse: Compiler['parse'];
  notices: Notices;
  work: ReturnType<typeof keepWork>;
  /** Loads the menu of the examples. */
  loadExamples: () => Promise<unknown>;
};

/** What the visitor can do with the project, by a button or a shortcut. */
export function createActions({
  store,
  root,
  withEditor,
  parse,
  notices,
  work,
  loadExamples,
}: ActionOptions) {
  let copiedTimer: ReturnType<typeof setTimeout> | undefined;
  /** Opens a file. */
  const select = (name: string) => {
    store.set(activeAtom, name);
    withEditor((editor) => editor.select(name));
  };
  /** Shows a place in the code. */
  const goTo = ({ file, line, column }: SourcePlace) => {
    if (store.get(widthAtom) === 'narrow') flushSync(() => store.set(viewAtom, 'code'));
    withEditor((editor) => editor.goTo(file, line, column));
  };
  const format = () => withEditor((editor) => void formatFile({ editor, parse, notices }));
  const remove = () => {
    const name = store.get(activeAtom);
    withEditor((editor) => {
      const removed = editor.files().find((file) => file.name === name);
      if (!removed || editor.names().length < 2) return;
      flushSync(() => editor.remove(name));
      root.querySelector<HTMLElement>('.files [aria-selected="true"]')?.focus();
      const restore = () => {
        if (!editor.names().includes(name)) editor.add(name, removed.code);
        notices.end('removed');
      };
      notices.say('removed', textFor('playground.deleted', { name }), {
        label: textFor('playground.undo'),
        run: restore,
      });
    });
  };
  const share = () =>
    void copyLink({
      files: store.get(filesAtom),
      notices,
      onAddress: work.move,
      onBlocked: () => store.set(dialogAtom, 'link'),
      onCopied: () => {
        clearTimeout(copiedTimer);
        store.set(isCopiedAtom, true);
        copiedTimer = setTimeout(() => store.set(isCopiedAtom, false), copiedMs);
      },
    });
  const showExamples = () =>
    void withLateScript(
      {
        name: textFor('playground.script.examples'),
        load: loadExamples,
        use: () => store.set(dialogAtom, 'examples'),
      },
      notices,
    );
  return { select, goTo, format, remove, share, showExamples };
}
