import * as stylex from '@stylexjs/stylex';
import { colors } from './tokens.stylex';

const styles = stylex.create({
  track: {
    backgroundColor: colors.border,
    borderRadius: 3,
    height: 6,
    marginBlockEnd: 16,
  },
  bar: (share: number) => ({
    backgroundColor: colors.accent,
    borderRadius: 3,
    height: 6,
    width: `${share * 100}%`,
  }),
});

type Props = { left: number; of: number };

export function Stock({ left, of }: Props) {
  return (
    <div aria-label={`${left} of ${of} left`} role="img" {...stylex.props(styles.track)}>
      <div {...stylex.props(styles.bar(left / of))} />
    </div>
  );
}
