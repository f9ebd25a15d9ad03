import type { Mode } from '../../samples/compiler/project.ts';
import { shortenCode } from '../../samples/rules/read-rule.ts';
import { colorCode } from './color-code.ts';
import { makeElement } from './make-element.ts';
import { makeNamesChoice } from './names-choice.ts';

/** The compiled code of the current file, formatted like on the home page. */
export function createJavaScriptPane(onMode: (mode: Mode) => void) {
  const title = makeElement('p', { class: 'sums' });
  const code = makeElement('code');
  const block = makeElement(
    'pre',
    { tabindex: '0', role: 'group', 'aria-label': 'JavaScript' },
    code,
  );
  const choice = makeNamesChoice(onMode);
  return {
    elements: [makeElement('div', { class: 'bar' }, title, choice.element), block],
    show: (name: string, js: string | undefined, mode: Mode) => {
      title.textContent = js === undefined ? `${name} does not compile.` : name;
      choice.choose(mode);
      code.replaceChildren(...colorCode(shortenCode(js ?? '')));
    },
  };
}
