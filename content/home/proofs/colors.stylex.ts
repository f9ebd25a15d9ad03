import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({
  text: 'black',
  accent: 'crimson',
});
