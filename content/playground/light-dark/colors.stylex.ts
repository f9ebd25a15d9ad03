import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({
  accent: 'light-dark(#1d4ed8, #93c5fd)',
  background: 'light-dark(#ffffff, #16181d)',
  text: 'light-dark(#1f2328, #e6e8eb)',
});
