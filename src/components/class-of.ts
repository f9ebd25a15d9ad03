import * as stylex from '@stylexjs/stylex';

/** The class names of styles, for HTML that is written as text. */
export function classOf(...parts: (stylex.StyleXStyles | undefined)[]): string {
  return stylex.props(...parts).className ?? '';
}
