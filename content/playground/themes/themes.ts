import * as stylex from '@stylexjs/stylex';
import { tokens } from './tokens.stylex';

export const forest = stylex.createTheme(tokens, {
  surface: '#1f6b4a',
  text: 'white',
});

export const plum = stylex.createTheme(tokens, {
  radius: '20px',
  surface: '#7a2152',
  text: 'white',
});
