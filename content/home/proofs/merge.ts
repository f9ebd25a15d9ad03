import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  base: { color: 'gray', gap: 8 },
  urgent: { color: 'crimson' },
});

export const one = stylex.props(styles.base, styles.urgent);
export const two = stylex.props(styles.urgent, styles.base);
