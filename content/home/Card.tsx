import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  card: {
    display: 'grid',
    gap: 8,
    padding: {
      default: 12,
      '@media (width >= 600px)': 16,
    },
    borderRadius: 8,
    color: 'light-dark(#124, #def)',
    backgroundColor: {
      default: 'light-dark(#def, #234)',
      ':hover': 'light-dark(#cdf, #345)',
    },
  },
  title: { fontSize: 18 },
});

export default function Card() {
  return (
    <article {...stylex.props(styles.card)}>
      <strong {...stylex.props(styles.title)}>
        Atomic CSS
      </strong>
      A style sheet that stops growing.
    </article>
  );
}
