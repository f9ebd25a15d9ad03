import { linkBounds } from '../../samples/link/link-bounds.ts';
import { askName } from './ask-name.ts';
import type { CodeEditor } from './code-editor.ts';
import { proposeFileName } from './file-names.ts';
import { makeElement, makeIconButton } from './make-element.ts';
import type { Notices } from './notices.ts';
import { makeTabs } from './tabs.ts';

type BarParts = { root: ShadowRoot; editor: () => CodeEditor; notices: Notices };

/** The files of the project as tabs, with their actions. */
export function createFilesBar({ root, editor, notices }: BarParts) {
  const others = (but = '') =>
    editor()
      .names()
      .filter((name) => name !== but);
  const add = () => {
    askName({
      root,
      heading: 'Add a file',
      action: 'Add',
      proposed: proposeFileName(others()),
      others: others(),
      onName: (name) => {
        editor().add(name, beginningOf(name));
        editor().focus();
      },
    });
  };
  const rename = () => {
    const name = editor().active();
    askName({
      root,
      heading: `Rename ${name}`,
      action: 'Rename',
      proposed: name,
      others: others(name),
      onName: (chosen) => editor().rename(name, chosen),
    });
  };
  const remove = () => {
    const name = editor().active();
    const code = editor()
      .files()
      .find((file) => file.name === name)?.code;
    if (editor().names().length < 2) return;
    editor().remove(name);
    tabs.focus();
    const restore = () => {
      if (!editor().names().includes(name)) editor().add(name, code);
      notices.end('removed');
    };
    notices.say('removed', `${name} was deleted.`, { label: 'Undo', run: restore });
  };
  const tabs = makeTabs({
    label: 'Files',
    panelOf: () => 'code',
    onSelect: (name) => editor().select(name),
    onKey: (_name, { key }) => {
      if (key === 'Delete') remove();
      if (key === 'F2') rename();
    },
  });
  const addButton = makeIconButton('Add file', 'add', add);
  const renameButton = makeIconButton('Rename file', 'rename', rename);
  const removeButton = makeIconButton('Delete file', 'remove', remove);
  return {
    add,
    rename,
    remove,
    element: makeElement(
      'div',
      { class: 'files' },
      tabs.element,
      addButton,
      renameButton,
      removeButton,
    ),
    /** @param marks the notes on files, by name */
    show: (marks: ReadonlyMap<string, string>) => {
      const names = editor().names();
      tabs.show(
        names.map((name) => ({ id: name, label: name, mark: marks.get(name) })),
        editor().active(),
      );
      addButton.disabled = names.length >= linkBounds.files;
      removeButton.disabled = names.length < 2;
    },
  };
}

function beginningOf(name: string): string {
  return name.includes('.stylex.')
    ? "import * as stylex from '@stylexjs/stylex';\n\nexport const tokens = stylex.defineVars({\n  accent: 'rebeccapurple',\n});\n"
    : "import * as stylex from '@stylexjs/stylex';\n";
}
