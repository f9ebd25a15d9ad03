import * as stylex from '@stylexjs/stylex';

export const tokens = stylex.defineVars({
  accent: 'light-dark(#a8005c, #ff9ec6)',
  accentStrong: 'light-dark(#7d0045, #ffc4dc)',
  border: 'light-dark(#e3dde0, #4a4045)',
  radius: '10px',
  surface: 'light-dark(#ffffff, #241d20)',
  text: 'light-dark(#2a2125, #f0e8eb)',
});
