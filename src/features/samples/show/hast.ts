import type { Element, ElementContent } from 'hast';
import { element } from '../../../compile/hast-element.ts';

export { element as h };

/** One of several things to choose, by a value that the style sheet knows. */
export type Choice = { value: string; label: readonly (ElementContent | string)[] };

/**
 * What chooses among parts of a page without a script.
 * @param className of the whole
 * @param legend its name, for those who hear it
 * @param name of the group of radio buttons, one of its own on the page
 * @param chosen at the beginning, by its place: the first by default
 */
export function radioSwitch(
  className: string,
  legend: string,
  name: string,
  choices: readonly Choice[],
  chosen = 0,
): Element {
  const labels = choices.map(({ value, label }, place) => {
    const isChosen = place === chosen && { checked: true };
    return element(
      'label',
      {},
      element('input', { type: 'radio', name, value, ...isChosen }),
      ...label,
    );
  });
  const heading = element('legend', { className: ['visually-hidden'] }, legend);
  return element('fieldset', { className: [className] }, heading, ...labels);
}
