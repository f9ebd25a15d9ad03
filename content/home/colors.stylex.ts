import * as stylex from '@stylexjs/stylex';

export const colors = stylex.defineVars({
  surface: 'light-dark(#ffffff, #262130)',
  sunken: 'light-dark(#f1eff6, #332d40)',
  text: 'light-dark(#1d1826, #f3f0f9)',
  quiet: 'light-dark(#5f586c, #b9b1c8)',
  accent: 'light-dark(#5433d6, #b7a5ff)',
  strong: 'light-dark(#3d20ad, #d3c8ff)',
  onAccent: 'light-dark(#ffffff, #1d1826)',
});
