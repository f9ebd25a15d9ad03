import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';

const night = stylex.createTheme(colors, {
  surface: '#1d1826',
  text: 'white',
  accent: 'hotpink',
});
