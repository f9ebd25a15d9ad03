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
  task: {
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
  check: { margin: 0, accentColor: colors.accent },
});

const tasks = ['Write the component', 'Delete the old CSS'];

export default function Tasks() {
  return (
    <article {...stylex.props(styles.card)}>
      <div {...stylex.props(styles.row)}>
        <div {...stylex.props(styles.title)}>Today</div>
        <div {...stylex.props(styles.quiet, styles.end)}>Friday</div>
      </div>
      {tasks.map((task, place) => (
        <label key={task} {...stylex.props(styles.row, styles.task)}>
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
