import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  card: {
    backgroundColor: 'white',
    borderColor: 'lightgray',
    borderRadius: 12,
    borderStyle: 'solid',
    borderWidth: 1,
    maxWidth: 320,
    padding: 20,
  },
  title: {
    color: 'teal',
    fontSize: 24,
    marginBlock: 0,
  },
});

export function Card() {
  return (
    <article {...stylex.props(styles.card)}>
      <h1 {...stylex.props(styles.title)}>Green tea</h1>
      <p>Mild and fresh, for the whole day.</p>
      <button>Add to basket</button>
    </article>
  );
}
