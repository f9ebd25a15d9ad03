import * as stylex from '@stylexjs/stylex';
import { tokens } from './tokens.stylex';

export const night = stylex.createTheme(tokens, {
  ground: '#141a2e',
  knob: '#f6e58d',
  text: '#dfe6ff',
  track: '#34406b',
});
