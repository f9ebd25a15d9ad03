import * as stylex from '@stylexjs/stylex';
import { Button } from './Button';
import { Stock } from './Stock';
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

type Props = { name: string; text: string; left?: number; special?: boolean };

export function Card({ name, text, left = 20, special = false }: Props) {
  return (
    <article {...stylex.props(styles.card, special && rose)}>
      <h1 {...stylex.props(styles.title)}>{name}</h1>
      <p>{text}</p>
      <Stock left={left} of={20} />
      <Button disabled={left === 0}>{left === 0 ? 'Sold out' : 'Add to basket'}</Button>
      <Button kind="quiet" style={styles.more}>
        Details
      </Button>
    </article>
  );
}
