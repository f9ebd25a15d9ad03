import * as stylex from '@stylexjs/stylex';

export const media = stylex.defineConsts({
  medium: '@media (min-width: 400px)',
  wide: '@media (min-width: 700px)',
});
