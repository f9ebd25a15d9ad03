import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  row: { display: 'flex', gap: 8 },
  tag: {
    paddingInline: 8,
    borderRadius: 8,
    color: 'light-dark(#124, #def)',
    backgroundColor: {
      default: 'light-dark(#def, #234)',
      ':hover': 'light-dark(#cdf, #345)',
    },
    fontWeight: 600,
  },
});

export default function Tags() {
  return (
    <div {...stylex.props(styles.row)}>
      {['React', 'Vite'].map((name) => (
        <span key={name} {...stylex.props(styles.tag)}>
          {name}
        </span>
      ))}
    </div>
  );
}
