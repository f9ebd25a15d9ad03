import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';

const DARK = '@media (prefers-color-scheme: dark)';

export const rose = stylex.createTheme(colors, {
  accent: { default: 'crimson', [DARK]: 'lightpink' },
  onAccent: { default: 'white', [DARK]: '#33060f' },
});
