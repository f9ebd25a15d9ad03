import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';

const styles = stylex.create({
  link: {
    color: colors.acent,
  },
});

stylex.props(styles.lnik);
