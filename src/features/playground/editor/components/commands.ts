import { textFor } from '../../../../texts/text.ts';
import type { Playground } from '../playground.ts';
import { besides, dialogAtom, viewAtom, viewLabels, views, widthAtom } from '../state.ts';

/** A command with its shortcut: Alt and Shift with a letter, by its position on a US keyboard. */
export type Command = { label: string; letter: string; run: () => void };

export const shortcutOf = (letter: string) => `Alt+Shift+${letter}`;

/** Elements in which keys are text. */
const writes = 'input, textarea, [contenteditable="true"], .cm-content';

/** The commands with shortcuts. */
export function listCommands(playground: Playground): Command[] {
  const { store, withEditor, preview, format, download, share, remove, showExamples, toggleTypes } =
    playground;
  return [
    { letter: 'E', label: textFor('playground.examples'), run: showExamples },
    { letter: 'F', label: textFor('playground.format'), run: format },
    { letter: 'T', label: textFor('playground.keys.types'), run: toggleTypes },
    { letter: 'D', label: textFor('playground.download'), run: download },
    { letter: 'L', label: textFor('playground.copyLink'), run: share },
    { letter: 'N', label: textFor('playground.addFile'), run: () => store.set(dialogAtom, 'add') },
    {
      letter: 'R',
      label: textFor('playground.renameFile'),
      run: () => store.set(dialogAtom, 'rename'),
    },
    { letter: 'X', label: textFor('playground.deleteFile'), run: remove },
    { letter: 'P', label: textFor('playground.reload'), run: preview.reload },
    { letter: 'S', label: textFor('playground.stopPreview'), run: preview.stop },
    { letter: 'M', label: textFor('playground.keys.colorMode'), run: preview.switchMode },
    ...views.map((id, place) => ({
      letter: String(place + 1),
      label: textFor('playground.keys.show', { view: viewLabels[id] }),
      run: () => {
        if (!besides[store.get(widthAtom)].includes(id)) store.set(viewAtom, id);
        if (id === 'code') withEditor((editor) => editor.focus());
      },
    })),
  ];
}

/** Runs the command of a key; `?` lists all. */
export function pressShortcut(
  event: KeyboardEvent,
  commands: readonly Command[],
  list: () => void,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  const { code, key } = event;
  const [target] = event.composedPath();
  const isWriting = target instanceof Element && target.matches(writes);
  const command = commands.find(({ letter }) => [`Key${letter}`, `Digit${letter}`].includes(code));
  const isChord = event.altKey && event.shiftKey;
  const run = isChord ? command?.run : key === '?' && !isWriting ? list : undefined;
  if (!run) return;
  event.preventDefault();
  run();
}
