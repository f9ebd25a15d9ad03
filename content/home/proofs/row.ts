import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  row: { opacity: 0.6 },
  open: { opacity: 1 },
});

export const row = (isOpen: boolean) =>
  stylex.props(styles.row, isOpen && styles.open);
