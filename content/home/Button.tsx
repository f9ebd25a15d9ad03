import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  button: {
    padding: {
      default: 12,
      '@media (width >= 600px)': 16,
    },
    borderStyle: 'none',
    font: 'inherit',
    borderRadius: 8,
    color: 'light-dark(#124, #def)',
    backgroundColor: {
      default: 'light-dark(#def, #234)',
      ':hover': 'light-dark(#cdf, #345)',
    },
    fontWeight: 600,
  },
});

export default function Button() {
  return (
    <button type="button" {...stylex.props(styles.button)}>
      Read the guide
    </button>
  );
}
