import * as stylex from '@stylexjs/stylex';
import { tokens } from './tokens.stylex';

const styles = stylex.create({
  page: {
    boxSizing: 'border-box',
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    minHeight: '100vh',
    padding: 24,
    placeItems: 'center',
  },
  card: {
    backgroundColor: tokens.surface,
    borderColor: tokens.border,
    borderRadius: tokens.radius,
    borderStyle: 'solid',
    borderWidth: 1,
    color: tokens.text,
    maxWidth: 340,
    padding: 24,
  },
  title: {
    fontSize: '1.375rem',
    margin: 0,
  },
  text: {
    lineHeight: 1.6,
    marginBlock: 12,
  },
  link: {
    backgroundColor: {
      default: tokens.accent,
      ':hover': tokens.accentStrong,
    },
    borderRadius: tokens.radius,
    color: tokens.surface,
    display: 'inline-block',
    paddingBlock: 8,
    paddingInline: 16,
    textDecoration: 'none',
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <article {...stylex.props(styles.card)}>
        <h1 {...stylex.props(styles.title)}>Styles that stay put</h1>
        <p {...stylex.props(styles.text)}>
          Change a value on the left, and see which rules change with it.
        </p>
        <a href="#more" {...stylex.props(styles.link)}>
          Read on
        </a>
      </article>
    </main>
  );
}
