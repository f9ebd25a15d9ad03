import * as stylex from '@stylexjs/stylex';

const bounce = stylex.keyframes({
  '0%': { transform: 'translateY(0)' },
  '40%': { transform: 'translateY(-40px)' },
  '100%': { transform: 'translateY(0)' },
});

const styles = stylex.create({
  page: {
    alignItems: 'end',
    boxSizing: 'border-box',
    display: 'flex',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    height: 160,
    justifyContent: 'center',
  },
  ball: {
    animationDuration: '900ms',
    animationIterationCount: 'infinite',
    animationName: {
      default: bounce,
      '@media (prefers-reduced-motion: reduce)': 'none',
    },
    animationTimingFunction: 'ease-in-out',
    backgroundColor: '#d6336c',
    borderRadius: '50%',
    height: 36,
    width: 36,
  },
  second: { animationDelay: '150ms' },
  third: { animationDelay: '300ms' },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <div {...stylex.props(styles.ball)} />
      <div {...stylex.props(styles.ball, styles.second)} />
      <div {...stylex.props(styles.ball, styles.third)} />
    </main>
  );
}
