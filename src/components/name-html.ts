import { escapeHtml } from '../config/escape-html.ts';
import { splitName } from '../theme/split-name.ts';

/** A name as HTML with break opportunities between its words. */
export function nameHtml(name: string): string {
  return splitName(name).map(escapeHtml).join('<wbr>');
}
