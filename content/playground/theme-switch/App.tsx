import * as stylex from '@stylexjs/stylex';
import { useState } from 'react';
import { night } from './theme';
import { tokens } from './tokens.stylex';

const styles = stylex.create({
  page: {
    backgroundColor: tokens.ground,
    boxSizing: 'border-box',
    color: tokens.text,
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    minHeight: '100vh',
    placeContent: 'center',
    placeItems: 'center',
    transitionDuration: '300ms',
    transitionProperty: 'background-color, color',
  },
  track: {
    backgroundColor: tokens.track,
    borderRadius: 999,
    borderStyle: 'none',
    cursor: 'pointer',
    height: 40,
    padding: 4,
    width: 76,
  },
  knob: {
    backgroundColor: tokens.knob,
    borderRadius: '50%',
    display: 'block',
    height: 32,
    transitionDuration: {
      default: '300ms',
      '@media (prefers-reduced-motion: reduce)': '0s',
    },
    transitionProperty: 'transform, background-color',
    width: 32,
  },
  moved: { transform: 'translateX(36px)' },
});

export default function App() {
  const [isNight, setNight] = useState(false);
  return (
    <main {...stylex.props(isNight && night, styles.page)}>
      <button
        aria-checked={isNight}
        aria-label="Night"
        onClick={() => setNight(!isNight)}
        role="switch"
        {...stylex.props(styles.track)}
      >
        <span {...stylex.props(styles.knob, isNight && styles.moved)} />
      </button>
      {isNight ? 'Good night' : 'Good morning'}
    </main>
  );
}
