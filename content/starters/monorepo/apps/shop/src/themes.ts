import { colors } from '@acme/ui/tokens.stylex';
import * as stylex from '@stylexjs/stylex';

export const night = stylex.createTheme(colors, { accent: 'turquoise', page: 'black' });
