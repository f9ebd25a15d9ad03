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
    { letter: 'E', label: 'Examples', run: showExamples },
    { letter: 'F', label: 'Format', run: format },
    { letter: 'T', label: 'Turn type checks on or off', run: toggleTypes },
    { letter: 'D', label: 'Download', run: download },
    { letter: 'L', label: 'Copy link', run: share },
    { letter: 'N', label: 'Add file', run: () => store.set(dialogAtom, 'add') },
    { letter: 'R', label: 'Rename file', run: () => store.set(dialogAtom, 'rename') },
    { letter: 'X', label: 'Delete file', run: remove },
    { letter: 'P', label: 'Reload preview', run: preview.reload },
    { letter: 'S', label: 'Stop preview', run: preview.stop },
    { letter: 'M', label: 'Switch the preview’s colour mode', run: preview.switchMode },
    ...views.map((id, place) => ({
      letter: String(place + 1),
      label: `Show ${viewLabels[id]}`,
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
