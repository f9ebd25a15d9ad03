import type { Element, ElementContent } from 'hast';
import { element as h } from '../../../compile/hast-element.ts';
import { textFor } from '../../../texts/text.ts';

/** The subjects of rules by their hues, as the legend names them. */
export const listSubjects = () => ({
  'tk-l': textFor('samples.hue.layout'),
  'tk-b': textFor('samples.hue.box'),
  'tk-h': textFor('samples.hue.color'),
  'tk-y': textFor('samples.hue.text'),
  'tk-o': textFor('samples.hue.motion'),
});

/**
 * What the hues of tiles mean.
 * @param more what follows the subjects
 */
export function hueLegend(...more: ElementContent[]): Element {
  return h(
    'p',
    { className: ['hues'], dataNoMarkdown: '' },
    ...Object.entries(listSubjects()).flatMap(([hue, name]) => [
      h('span', { className: [hue] }, name),
      ' ',
    ]),
    ...more,
  );
}
