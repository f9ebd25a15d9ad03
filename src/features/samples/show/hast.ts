import type { Element, ElementContent } from 'hast';
import { element } from '../../../compile/hast-element.ts';

export { element as h };

/** An option of a choice, with a value that the style sheet knows. */
export type Choice = { value: string; label: readonly (ElementContent | string)[] };

/**
 * Radio buttons that choose among parts of a page without a script.
 * @param className the class of the whole
 * @param legend its accessible name
 * @param name the name of the group of radio buttons, unique on the page
 * @param chosen the index of the initial option, by default the first
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
