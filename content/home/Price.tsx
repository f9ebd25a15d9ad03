import * as stylex from '@stylexjs/stylex';
import { colors } from './colors.stylex';

const styles = stylex.create({
  card: {
    display: 'grid',
    gap: 12,
    padding: 20,
    borderRadius: 16,
    color: colors.text,
    backgroundColor: colors.surface,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
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
  radio: { accentColor: colors.strong },
  price: { marginInlineStart: 'auto', fontWeight: 700 },
  button: {
    padding: 12,
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

const plans = { Solo: 'Free', Team: '$8', Company: '$20' };

export default function Price() {
  return (
    <article {...stylex.props(styles.card)}>
      {Object.entries(plans).map(([name, price]) => (
        <label key={name} {...stylex.props(styles.row)}>
          <input
            {...stylex.props(styles.radio)}
            type="radio"
            name="plan"
            defaultChecked={name === 'Team'}
          />
          {name}
          <span {...stylex.props(styles.price)}>{price}</span>
        </label>
      ))}
      <button type="button" {...stylex.props(styles.button)}>
        Continue
      </button>
    </article>
  );
}
