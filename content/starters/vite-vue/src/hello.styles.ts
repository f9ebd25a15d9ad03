import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';

export const styles = stylex.create({
  title: {
    color: colors.brand,
    fontSize: 24,
  },
});
