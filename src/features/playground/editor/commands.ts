import { openDialog } from './dialog.ts';
import { makeElement } from './make-element.ts';

/** A command with its shortcut: Alt and Shift with a letter, by its position on a US keyboard. */
export type Command = { label: string; letter: string; run: () => void };

/** Elements in which keys are text. */
const writes = 'input, textarea, [contenteditable="true"], .cm-content';

/** Runs commands by their shortcuts while the focus is in the playground; `?` lists them. */
export function followKeys(root: ShadowRoot, frame: HTMLElement, commands: readonly Command[]) {
  const list = () => listCommands(root, commands);
  frame.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const { target, code, key } = event;
    const isWriting = target instanceof Element && target.matches(writes);
    const isChord = event.altKey && event.shiftKey;
    const command = commands.find(({ letter }) =>
      [`Key${letter}`, `Digit${letter}`].includes(code),
    );
    const run = isChord ? command?.run : key === '?' && !isWriting ? list : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  return { list };
}

/** The keys of individual parts. */
const others: readonly [keys: string, label: string][] = [
  ['F2', 'Rename the file, on its tab'],
  ['Delete', 'Delete the file, on its tab'],
  ['Ctrl+Space', 'Complete, in the code'],
  ['Escape, then Tab', 'Leave the code'],
  ['Arrows, Home, End', 'Move a divider or switch tabs'],
  ['?', 'Show this list, outside the code'],
];

function listCommands(root: ShadowRoot, commands: readonly Command[]): void {
  const rows = [
    ...commands.map(({ letter, label }) => [`Alt+Shift+${letter}`, label] as const),
    ...others,
  ];
  const body = rows.map(([keys, label]) =>
    makeElement(
      'tr',
      {},
      makeElement('th', { scope: 'row' }, makeElement('kbd', {}, keys)),
      makeElement('td', {}, label),
    ),
  );
  openDialog(
    root,
    'Keyboard shortcuts',
    makeElement('table', { class: 'keys' }, makeElement('tbody', {}, ...body)),
  );
}
