import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';

export const night = stylex.createTheme(colors, {
  text: 'white',
  acent: 'hotpink',
});
