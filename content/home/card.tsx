import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  card: {
    padding: 16,
    borderRadius: 12,
    color: '#14213d',
    backgroundColor: {
      default: '#e8eefc',
      ':hover': '#d5e0fa',
    },
  },
});

export default function Card() {
  return <article {...stylex.props(styles.card)}>Read the guide</article>;
}
