import * as stylex from '@stylexjs/stylex';

/** The classes of styles, for what is written as text. */
export function classOf(...parts: (stylex.StyleXStyles | undefined)[]): string {
  return stylex.props(...parts).className ?? '';
}
