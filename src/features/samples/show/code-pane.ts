import type { Element, ElementContent } from 'hast';
import { h } from './hast.ts';

/** Long lines are broken: nothing in it is to be scrolled. */
export function codePane(code: readonly ElementContent[]): Element {
  return h('pre', {}, h('code', {}, ...code));
}
