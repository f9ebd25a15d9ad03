import * as stylex from '@stylexjs/stylex';

// Builds with PostCSS or Lightning CSS stop at this rule of 0.13.1: see Known limits
const below = stylex.positionTry({
  positionArea: 'bottom',
  marginBlockStart: 8,
});

const styles = stylex.create({
  page: {
    boxSizing: 'border-box',
    fontFamily: 'system-ui, sans-serif',
    height: '180vh',
    padding: 24,
    paddingBlockStart: 96,
    textAlign: 'center',
  },
  button: {
    anchorName: '--save',
    borderRadius: 6,
    fontSize: '1rem',
    paddingBlock: 8,
    paddingInline: 16,
  },
  tip: {
    backgroundColor: '#2b2a30',
    borderRadius: 6,
    color: 'white',
    marginBlockEnd: 8,
    paddingBlock: 6,
    paddingInline: 12,
    position: 'fixed',
    positionAnchor: '--save',
    positionArea: 'top',
    positionTryFallbacks: below,
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <button {...stylex.props(styles.button)}>Save</button>
      <div {...stylex.props(styles.tip)}>Scroll to move this below.</div>
    </main>
  );
}
