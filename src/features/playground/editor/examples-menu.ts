import { examples } from 'virtual:examples';
import { openDialog } from './dialog.ts';
import { makeButton, makeElement, makeIconButton } from './make-element.ts';
import { makePicture } from './make-picture.ts';
import { addressOf } from './read-address.ts';
import type { KeptProject } from './stored-projects.ts';

type MenuParts = {
  root: ShadowRoot;
  kept: readonly KeptProject[];
  /** The address of the current project. */
  shown: string;
  onExample: (address: string) => void;
  onKept: (project: KeptProject) => void;
  onDelete: (project: KeptProject) => void;
  onRestore: (project: KeptProject) => void;
};

/** Shows the examples, each with its picture, below the visitor's own projects. */
export function openExamples({ root, kept, shown, onExample, ...events }: MenuParts): void {
  const list = makeElement('ul', { class: 'examples' });
  for (const { name, title, text, picture } of examples) {
    const address = addressOf(name);
    const link = makeElement(
      'a',
      { href: `?example=${name}`, 'aria-current': address === shown && 'true' },
      makePicture(picture),
      makeElement('strong', {}, title),
      makeElement('span', {}, text),
    );
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      dialog.close();
      onExample(address);
    });
    list.append(makeElement('li', {}, link));
  }
  const onKept = (project: KeptProject) => {
    dialog.close();
    events.onKept(project);
  };
  const own = kept.map((project) => makeKept(project, { ...events, onKept }));
  const ownPart =
    own.length === 0
      ? []
      : [
          makeElement('h3', {}, 'Saved in this browser'),
          makeElement('ul', { class: 'kept' }, ...own),
          makeElement('h3', {}, 'Examples'),
        ];
  const dialog = openDialog(root, 'Examples', ...ownPart, list);
}

/** A saved project, which can be opened or deleted; deleting can be undone. */
function makeKept(
  project: KeptProject,
  { onKept, onDelete, onRestore }: Pick<MenuParts, 'onKept' | 'onDelete' | 'onRestore'>,
): HTMLElement {
  const item = makeElement('li');
  const name = describeKept(project);
  const show = (...parts: Node[]) => {
    const hadFocus = item.matches(':focus-within');
    item.replaceChildren(...parts);
    if (hadFocus) item.querySelector('button')?.focus();
  };
  const open = makeButton({ label: name, run: () => onKept(project) });
  const remove = () => {
    onDelete(project);
    show(makeButton({ label: `Undo deleting ${name}`, run: restore }));
  };
  const restore = () => {
    onRestore(project);
    show(open, bin);
  };
  const bin = makeIconButton(`Delete ${name}`, 'remove', remove);
  show(open, bin);
  return item;
}

/** `Variants, Nov 22, 2026, 10:15 AM` */
function describeKept({ address, files, edited }: KeptProject): string {
  const example = examples.find(({ name }) => addressOf(name) === address);
  const what = example?.title ?? files.map(({ name }) => name).join(', ');
  return `${what}, ${formatTime(edited)}`;
}

/** `Nov 22, 2026, 10:15 AM`; only the time for today. */
export function formatTime(edited: number): string {
  const isToday = new Date(edited).toDateString() === new Date().toDateString();
  const dateStyle = isToday ? undefined : 'medium';
  return new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short' }).format(edited);
}
