import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';

const styles = stylex.create({
  title: { color: colors.brand, fontSize: 24 },
});

export function Hello() {
  return <h1 {...stylex.props(styles.title)}>Hello</h1>;
}
