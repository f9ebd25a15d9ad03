import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  field: {
    display: 'grid',
    gap: 8,
    fontWeight: 600,
  },
  input: {
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
    boxSizing: 'border-box',
    width: '100%',
  },
});

export default function Field() {
  return (
    <label {...stylex.props(styles.field)}>
      Name
      <input
        {...stylex.props(styles.input)}
        defaultValue="Ada"
      />
    </label>
  );
}
