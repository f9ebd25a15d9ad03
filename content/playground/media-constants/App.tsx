import * as stylex from '@stylexjs/stylex';
import { media } from './media.stylex';

const styles = stylex.create({
  grid: {
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: { default: 12, [media.wide]: 24 },
    gridTemplateColumns: {
      default: '1fr',
      [media.medium]: '1fr 1fr',
      [media.wide]: 'repeat(3, 1fr)',
    },
    padding: 24,
  },
  cell: {
    backgroundColor: 'light-dark(#dbe4ff, #2c3a66)',
    borderRadius: 8,
    padding: 20,
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.grid)}>
      {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
        <div key={name} {...stylex.props(styles.cell)}>
          {name}
        </div>
      ))}
    </main>
  );
}
