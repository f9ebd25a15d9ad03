import type { Element, ElementContent } from 'hast';
import { h } from './hast.ts';

/** Long lines are wrapped, so that nothing scrolls. */
export function codePane(code: readonly ElementContent[]): Element {
  return h('pre', {}, h('code', {}, ...code));
}
