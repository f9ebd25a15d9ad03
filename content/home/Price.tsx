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
  title: { fontSize: 18, fontWeight: 700 },
  quiet: { fontSize: 14, color: colors.quiet },
  end: { marginInlineStart: 'auto' },
  plan: {
    flexGrow: 1,
    padding: 12,
    borderRadius: 16,
    fontSize: 14,
    backgroundColor: {
      default: colors.sunken,
      ':has(:checked)': colors.accent,
    },
    color: {
      default: colors.text,
      ':has(:checked)': colors.onAccent,
    },
  },
  radio: { margin: 0, accentColor: colors.strong },
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

const plans = { Solo: 'Free', Team: '$8', Org: '$20' };

export default function Price() {
  return (
    <article {...stylex.props(styles.card)}>
      <div {...stylex.props(styles.row)}>
        <div {...stylex.props(styles.title)}>Choose a plan</div>
        <div {...stylex.props(styles.quiet, styles.end)}>per month</div>
      </div>
      <div {...stylex.props(styles.row)}>
        {Object.entries(plans).map(([name, price]) => (
          <label key={name} {...stylex.props(styles.row, styles.plan)}>
            <input
              {...stylex.props(styles.radio)}
              type="radio"
              name="plan"
              defaultChecked={name === 'Team'}
            />
            <div>
              {name}
              <div {...stylex.props(styles.title)}>{price}</div>
            </div>
          </label>
        ))}
      </div>
      <button type="button" {...stylex.props(styles.button)}>
        Continue
      </button>
    </article>
  );
}
