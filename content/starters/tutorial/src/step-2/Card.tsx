import * as stylex from '@stylexjs/stylex';

const NARROW = '@media (max-width: 480px)';

const styles = stylex.create({
  card: {
    backgroundColor: 'white',
    borderColor: { default: 'lightgray', ':hover': 'teal' },
    borderRadius: 12,
    borderStyle: 'solid',
    borderWidth: 1,
    maxWidth: { [NARROW]: 'none', default: 320 },
    padding: { [NARROW]: 14, default: 20 },
  },
  title: {
    color: 'teal',
    fontSize: 24,
    marginBlock: 0,
  },
  button: {
    backgroundColor: { default: 'teal', ':hover': 'darkslategray', ':disabled': 'gray' },
    borderRadius: 8,
    borderStyle: 'none',
    color: 'white',
    outline: { default: 'none', ':focus-visible': '2px solid teal' },
    paddingBlock: 10,
    paddingInline: 16,
  },
});

type Props = { name: string; text: string; soldOut?: boolean };

export function Card({ name, text, soldOut = false }: Props) {
  return (
    <article {...stylex.props(styles.card)}>
      <h1 {...stylex.props(styles.title)}>{name}</h1>
      <p>{text}</p>
      <button disabled={soldOut} {...stylex.props(styles.button)}>
        {soldOut ? 'Sold out' : 'Add to basket'}
      </button>
    </article>
  );
}
