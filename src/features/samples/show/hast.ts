import type { Element } from 'hast';
import { element } from '../../../compile/hast-element.ts';

export { element as h };

/** The name of a group of fields, for those who hear it. */
export function legend(label: string): Element {
  return element('legend', { className: ['visually-hidden'] }, label);
}
