import * as stylex from '@stylexjs/stylex';

export const tokens = stylex.defineVars({
  ground: '#eaf4ff',
  knob: '#ffb703',
  text: '#1d3557',
  track: '#a9cdf2',
});
