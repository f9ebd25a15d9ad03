import * as stylex from '@stylexjs/stylex';

/** Base styles, which each element's own styles override. */
const reset = stylex.create({
  button: {
    backgroundColor: 'transparent',
    borderStyle: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    padding: 0,
    textAlign: 'start',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

const styles = stylex.create({
  page: { fontFamily: 'system-ui, sans-serif', padding: 24 },
  menu: {
    backgroundColor: 'light-dark(white, #26262c)',
    borderRadius: 12,
    boxShadow: '0 6px 24px rgb(0 0 0 / 0.16)',
    maxWidth: 220,
    padding: 6,
  },
  item: {
    backgroundColor: {
      default: 'transparent',
      ':hover': 'light-dark(#eef0ff, #3a3a55)',
    },
    borderRadius: 8,
    boxSizing: 'border-box',
    paddingBlock: 8,
    paddingInline: 12,
    width: '100%',
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <ul {...stylex.props(reset.list, styles.menu)}>
        {['Rename', 'Duplicate', 'Move to folder', 'Delete'].map((name) => (
          <li key={name}>
            <button {...stylex.props(reset.button, styles.item)}>{name}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}
