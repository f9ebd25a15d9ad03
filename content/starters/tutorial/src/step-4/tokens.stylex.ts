import * as stylex from '@stylexjs/stylex';

const DARK = '@media (prefers-color-scheme: dark)';

export const colors = stylex.defineVars({
  accent: { default: 'teal', [DARK]: 'mediumturquoise' },
  onAccent: { default: 'white', [DARK]: '#0b1f1e' },
  border: { default: 'lightgray', [DARK]: '#3a4443' },
  surface: { default: 'white', [DARK]: '#141a1a' },
  text: { default: '#1c2625', [DARK]: '#e6eded' },
});
