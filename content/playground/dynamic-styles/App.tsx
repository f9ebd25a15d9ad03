import * as stylex from '@stylexjs/stylex';
import { useState } from 'react';

const styles = stylex.create({
  page: {
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    maxWidth: 420,
    padding: 24,
  },
  track: {
    backgroundColor: 'light-dark(#e4e4ea, #3b3b44)',
    borderRadius: 8,
    height: 16,
    overflow: 'hidden',
  },
  bar: (share: number) => ({
    backgroundColor: share > 80 ? '#d6336c' : '#3b5bdb',
    height: '100%',
    width: `${share}%`,
  }),
});

export default function App() {
  const [share, setShare] = useState(60);
  return (
    <main {...stylex.props(styles.page)}>
      <label htmlFor="share">Share: {share} %</label>
      <input
        id="share"
        type="range"
        value={share}
        onChange={(event) => setShare(Number(event.target.value))}
      />
      <div {...stylex.props(styles.track)}>
        <div {...stylex.props(styles.bar(share))} />
      </div>
    </main>
  );
}
