import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  badge: {
    padding: 16,
    borderRadius: 12,
    color: '#14213d',
    backgroundColor: '#ffe9c7',
  },
});

export default function Badge() {
  return <strong {...stylex.props(styles.badge)}>New in 0.13</strong>;
}
