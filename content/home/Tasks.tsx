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
  title: { fontSize: 18, fontWeight: 700 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    borderRadius: 16,
    fontSize: 14,
    color: {
      default: colors.text,
      ':has(:checked)': colors.quiet,
    },
    backgroundColor: colors.sunken,
    textDecoration: {
      default: 'none',
      ':has(:checked)': 'line-through',
    },
  },
  check: { accentColor: colors.accent },
});

const tasks = ['Write the component', 'Ship it', 'Delete old CSS'];

export default function Tasks() {
  return (
    <article {...stylex.props(styles.card)}>
      <div {...stylex.props(styles.title)}>Today</div>
      {tasks.map((task, place) => (
        <label key={task} {...stylex.props(styles.row)}>
          <input
            {...stylex.props(styles.check)}
            type="checkbox"
            defaultChecked={place === 0}
          />
          {task}
        </label>
      ))}
    </article>
  );
}
