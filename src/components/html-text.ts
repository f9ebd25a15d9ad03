import * as stylex from '@stylexjs/stylex';
import { escapeHtml } from '../config/escape-html.ts';
import { splitName } from '../theme/split-name.ts';

/** A name as HTML with break opportunities between its words. */
export function nameHtml(name: string): string {
  return splitName(name).map(escapeHtml).join('<wbr>');
}

/** The class names of styles, for HTML that is written as text. */
export function classOf(...styles: (stylex.StyleXStyles | undefined)[]): string {
  return stylex.props(...styles).className ?? '';
}
