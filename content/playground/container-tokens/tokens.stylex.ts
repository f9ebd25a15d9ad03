import * as stylex from '@stylexjs/stylex';

export const tokens = stylex.defineVars({
  accent: '#7048e8',
  space: '4px',
});
