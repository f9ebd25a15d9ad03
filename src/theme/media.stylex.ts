import * as stylex from '@stylexjs/stylex';

/** The media queries of the shell, whose small layout ends below the first. */
export const media = stylex.defineConsts({
  desktop: '@media (min-width: 997px)',
  // Where a row of the archive has no room for its tiles.
  tablet: '@media (max-width: 800px)',
  // 1280 px, and more with larger text.
  wide: '@media (min-width: 80em)',
  phone: '@media (max-width: 600px)',
  touch: '@media (pointer: coarse)',
  print: '@media print',
  forced: '@media (forced-colors: active)',
});
