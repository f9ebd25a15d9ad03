import * as stylex from '@stylexjs/stylex';
import { Button } from './Button';
import { rose } from './themes';
import { colors } from './tokens.stylex';

const NARROW = '@media (max-width: 480px)';

const styles = stylex.create({
  card: {
    backgroundColor: colors.surface,
    borderColor: { default: colors.border, ':hover': colors.accent },
    borderRadius: 12,
    borderStyle: 'solid',
    borderWidth: 1,
    color: colors.text,
    maxWidth: { [NARROW]: 'none', default: 320 },
    padding: { [NARROW]: 14, default: 20 },
  },
  title: {
    color: colors.accent,
    fontSize: 24,
    marginBlock: 0,
  },
  more: {
    marginInlineStart: 8,
  },
});

type Props = { name: string; text: string; soldOut?: boolean; special?: boolean };

export function Card({ name, text, soldOut = false, special = false }: Props) {
  return (
    <article {...stylex.props(styles.card, special && rose)}>
      <h1 {...stylex.props(styles.title)}>{name}</h1>
      <p>{text}</p>
      <Button disabled={soldOut}>{soldOut ? 'Sold out' : 'Add to basket'}</Button>
      <Button kind="quiet" style={styles.more}>
        Details
      </Button>
    </article>
  );
}
