import * as stylex from '@stylexjs/stylex';

export const tokens = stylex.defineVars({
  radius: '6px',
  surface: 'light-dark(#eceaf0, #2b2a30)',
  text: 'light-dark(#201f24, #f1eff5)',
});
