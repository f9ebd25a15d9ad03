import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({
  surface: 'white',
  text: '#1d1826',
  accent: 'crimson',
});
