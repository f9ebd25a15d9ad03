import type { ProjectFile } from '../../samples/compiler/project.ts';
import { colorCode } from './color-code.ts';
import { makeElement } from './make-element.ts';

/** The printed version: all files one after the other, since the editor only contains the visible lines. */
export function createPrintout(read: () => ProjectFile[]) {
  const element = makeElement('div', { class: 'printout' });
  const fill = () => {
    const parts = read().flatMap(({ name, code }) => [
      makeElement('h2', {}, name),
      makeElement('pre', {}, ...colorCode(code)),
    ]);
    element.replaceChildren(...parts);
  };
  addEventListener('beforeprint', fill);
  return { element, stop: () => removeEventListener('beforeprint', fill) };
}
