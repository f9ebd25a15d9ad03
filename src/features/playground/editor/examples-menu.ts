import { examples } from 'virtual:examples';
import { openDialog } from './dialog.ts';
import type { KeptProject } from './kept-projects.ts';
import { makeElement } from './make-element.ts';
import { makePicture } from './make-picture.ts';
import { addressOf } from './read-address.ts';

type MenuParts = {
  root: ShadowRoot;
  kept: readonly KeptProject[];
  /** The address of what is shown. */
  shown: string;
  onExample: (address: string) => void;
  onKept: (project: KeptProject) => void;
};

/** Shows the examples, each with its picture, and above them what the visitor made. */
export function openExamples({ root, kept, shown, onExample, onKept }: MenuParts): void {
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
  const own = kept.map((project) => {
    const button = makeElement('button', { type: 'button' }, describeKept(project));
    button.addEventListener('click', () => {
      dialog.close();
      onKept(project);
    });
    return makeElement('li', {}, button);
  });
  const ownPart =
    own.length === 0
      ? []
      : [
          makeElement('h3', {}, 'Kept in this browser'),
          makeElement('ul', { class: 'kept' }, ...own),
          makeElement('h3', {}, 'Examples'),
        ];
  const dialog = openDialog(root, 'Examples', ...ownPart, list);
}

/** `Variants, changed Nov 22, 10:15` */
export function describeKept({ address, files, edited }: KeptProject): string {
  const example = examples.find(({ name }) => addressOf(name) === address);
  const what = example?.title ?? files.map(({ name }) => name).join(', ');
  const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
  return `${what}, changed ${when.format(edited)}`;
}
