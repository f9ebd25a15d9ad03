import * as stylex from '@stylexjs/stylex';
import { forest, plum } from './themes';
import { tokens } from './tokens.stylex';

const styles = stylex.create({
  page: {
    display: 'flex',
    flexWrap: 'wrap',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    padding: 24,
  },
  panel: {
    backgroundColor: tokens.surface,
    borderRadius: tokens.radius,
    color: tokens.text,
    flexGrow: 1,
    minWidth: 130,
    padding: 20,
  },
});

function Panel({
  name,
  theme,
}: {
  name: string;
  theme?: stylex.Theme<typeof tokens>;
}) {
  return <section {...stylex.props(styles.panel, theme)}>{name}</section>;
}

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <Panel name="As defined" />
      <Panel name="Forest" theme={forest} />
      <Panel name="Plum" theme={plum} />
    </main>
  );
}
