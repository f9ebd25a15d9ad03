import { colorCode } from './color-code.ts';
import { makeElement } from './make-element.ts';

/** What the compiler left of the file that is being edited. */
export function createJavaScriptPane() {
  const title = makeElement('p', { class: 'sums' });
  const code = makeElement('code');
  const block = makeElement(
    'pre',
    { tabindex: '0', role: 'group', 'aria-label': 'JavaScript' },
    code,
  );
  return {
    elements: [makeElement('div', { class: 'bar' }, title), block],
    show: (name: string, js: string | undefined) => {
      title.textContent = js === undefined ? `${name} cannot be compiled as it is.` : name;
      code.replaceChildren(...colorCode(js ?? ''));
    },
  };
}
