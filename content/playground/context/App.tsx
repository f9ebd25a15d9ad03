import * as stylex from '@stylexjs/stylex';
import { Button } from './Button';
import { DensityProvider } from './density';

const styles = stylex.create({
  page: {
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: 24,
    justifyItems: 'start',
    padding: 24,
  },
  bar: {
    backgroundColor: 'light-dark(#ececf1, #2b2a30)',
    borderRadius: 8,
    columnGap: 4,
    display: 'flex',
    padding: 4,
  },
  row: { columnGap: 8, display: 'flex' },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <DensityProvider value="compact">
        <div role="toolbar" aria-label="Text" {...stylex.props(styles.bar)}>
          <Button>Bold</Button>
          <Button>Italic</Button>
          <Button>Link</Button>
        </div>
      </DensityProvider>
      <div {...stylex.props(styles.row)}>
        <Button>Save</Button>
        <Button>Cancel</Button>
      </div>
    </main>
  );
}
