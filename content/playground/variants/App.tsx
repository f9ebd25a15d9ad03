import * as stylex from '@stylexjs/stylex';
import { Button } from './Button';

const styles = stylex.create({
  page: {
    alignItems: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    fontFamily: 'system-ui, sans-serif',
    gap: 12,
    padding: 24,
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <Button>Save</Button>
      <Button color="danger">Delete</Button>
      <Button color="plain" size="large">
        Cancel
      </Button>
    </main>
  );
}
