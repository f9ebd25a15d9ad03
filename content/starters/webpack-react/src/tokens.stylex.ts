import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({
  brand: 'teal',
});
