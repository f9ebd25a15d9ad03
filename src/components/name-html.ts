import { escapeHtml } from '../site/escape-html.ts';
import { splitName } from '../theme/split-name.ts';

/** A name as HTML that breaks at the joints of its words, and not at any letter. */
export function nameHtml(name: string): string {
  return splitName(name).map(escapeHtml).join('<wbr>');
}
