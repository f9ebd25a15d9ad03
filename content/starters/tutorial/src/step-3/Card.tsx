import * as stylex from '@stylexjs/stylex';
import { Button } from './Button';

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
  more: {
    marginInlineStart: 8,
  },
});

type Props = { name: string; text: string; soldOut?: boolean };

export function Card({ name, text, soldOut = false }: Props) {
  return (
    <article {...stylex.props(styles.card)}>
      <h1 {...stylex.props(styles.title)}>{name}</h1>
      <p>{text}</p>
      <Button disabled={soldOut}>{soldOut ? 'Sold out' : 'Add to basket'}</Button>
      <Button kind="quiet" style={styles.more}>
        Details
      </Button>
    </article>
  );
}
