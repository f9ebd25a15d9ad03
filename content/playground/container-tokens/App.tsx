import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { tokens } from './tokens.stylex';

const styles = stylex.create({
  page: {
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    padding: 24,
  },
  box: {
    borderColor: tokens.accent,
    borderRadius: 10,
    borderStyle: 'solid',
    borderWidth: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    padding: 16,
  },
  // The container sets the variables for its content
  roomy: {
    [tokens.accent]: 'seagreen',
    [tokens.space]: {
      default: '12px',
      '@media (min-width: 600px)': '18px',
    },
  },
  chip: {
    backgroundColor: tokens.accent,
    borderRadius: 999,
    color: 'white',
    paddingBlock: tokens.space,
    paddingInline: `calc(${tokens.space} * 2)`,
  },
});

function Chip({ children }: { children: ReactNode }) {
  return <span {...stylex.props(styles.chip)}>{children}</span>;
}

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <div {...stylex.props(styles.box)}>
        <Chip>Small</Chip>
        <Chip>chips</Chip>
      </div>
      <div {...stylex.props(styles.box, styles.roomy)}>
        <Chip>The same</Chip>
        <Chip>with room</Chip>
      </div>
    </main>
  );
}
