import * as stylex from '@stylexjs/stylex';

export const tokens = stylex.defineVars({
  accent: '#a8005c',
  glow: '#ff9ec6',
  hover: 'light-dark(#f3eef1, #382e33)',
  radius: '16px',
  surface: 'light-dark(#ffffff, #241d20)',
  text: 'light-dark(#2a2125, #f0e8eb)',
});
