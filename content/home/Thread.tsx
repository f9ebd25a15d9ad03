import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';

const styles = stylex.create({
  card: {
    display: 'grid',
    gap: 12,
    padding: 16,
    borderRadius: 16,
    color: colors.text,
    backgroundColor: colors.surface,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
  },
  bubble: {
    padding: 12,
    borderRadius: 16,
    fontSize: 14,
    color: colors.text,
    backgroundColor: colors.sunken,
  },
  mine: {
    marginInlineStart: 'auto',
    color: colors.onAccent,
    backgroundColor: colors.accent,
  },
  input: {
    width: '100%',
    minWidth: 0,
    padding: 10,
    borderStyle: 'none',
    borderRadius: 16,
    font: 'inherit',
    color: colors.text,
    backgroundColor: colors.sunken,
  },
  button: {
    padding: 10,
    borderStyle: 'none',
    borderRadius: 16,
    font: 'inherit',
    fontWeight: 700,
    color: colors.onAccent,
    backgroundColor: {
      default: colors.accent,
      ':hover': colors.strong,
    },
  },
});

export default function Thread() {
  return (
    <article {...stylex.props(styles.card)}>
      <div {...stylex.props(styles.row)}>
        <div {...stylex.props(styles.bubble)}>
          Did the style sheet grow again?
        </div>
      </div>
      <div {...stylex.props(styles.row)}>
        <div {...stylex.props(styles.bubble, styles.mine)}>
          Hardly: it had most of the rules.
        </div>
      </div>
      <div {...stylex.props(styles.row)}>
        <input
          {...stylex.props(styles.input)}
          aria-label="Message"
          placeholder="Write a message"
        />
        <button type="button" {...stylex.props(styles.button)}>
          Send
        </button>
      </div>
    </article>
  );
}
