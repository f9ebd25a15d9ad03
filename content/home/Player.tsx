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
  cover: {
    width: 72,
    height: 72,
    borderRadius: 16,
    backgroundImage: 'linear-gradient(#ff6f91, #5433d6)',
  },
  title: { fontSize: 18, fontWeight: 700 },
  quiet: { fontSize: 14, color: colors.quiet },
  end: { marginInlineStart: 'auto' },
  seek: { width: '100%', accentColor: colors.accent },
  button: {
    padding: 10,
    borderStyle: 'none',
    borderRadius: 16,
    font: 'inherit',
    fontWeight: 700,
    color: colors.text,
    backgroundColor: colors.sunken,
  },
  main: {
    flexGrow: 1,
    color: colors.onAccent,
    backgroundColor: {
      default: colors.accent,
      ':hover': colors.strong,
    },
    scale: { ':active': '0.97' },
    transition: {
      default: 'scale 160ms',
      '@media (prefers-reduced-motion: reduce)': 'none',
    },
  },
});

export default function Player() {
  return (
    <article {...stylex.props(styles.card)}>
      <div {...stylex.props(styles.row)}>
        <div {...stylex.props(styles.cover)} />
        <div>
          <div {...stylex.props(styles.title)}>Last bus home</div>
          <div {...stylex.props(styles.quiet)}>The Atoms</div>
        </div>
        <div {...stylex.props(styles.quiet, styles.end)}>3:42</div>
      </div>
      <input
        {...stylex.props(styles.seek)}
        type="range"
        aria-label="Position"
        defaultValue={38}
      />
      <div {...stylex.props(styles.row)}>
        <button type="button" {...stylex.props(styles.button)}>
          Back
        </button>
        <button type="button" {...stylex.props(styles.button, styles.main)}>
          Play
        </button>
        <button type="button" {...stylex.props(styles.button)}>
          Next
        </button>
      </div>
    </article>
  );
}
