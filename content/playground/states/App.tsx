import * as stylex from '@stylexjs/stylex';

const styles = stylex.create({
  page: {
    fontFamily: 'system-ui, sans-serif',
    padding: {
      default: 40,
      '@media (max-width: 600px)': 16,
    },
  },
  button: {
    backgroundColor: {
      default: '#3b3a8f',
      ':hover': '#5553c4',
      ':active': '#232260',
    },
    borderRadius: 8,
    borderStyle: 'none',
    color: 'white',
    fontSize: {
      default: '1.125rem',
      '@media (max-width: 600px)': '1rem',
    },
    outlineColor: '#e0a100',
    outlineOffset: 3,
    outlineStyle: { default: 'none', ':focus-visible': 'solid' },
    outlineWidth: 3,
    paddingBlock: 12,
    paddingInline: 24,
    transform: {
      default: null,
      ':hover': {
        default: 'translateY(-2px)',
        '@media (prefers-reduced-motion: reduce)': null,
      },
    },
    transitionDuration: '150ms',
    transitionProperty: 'transform, background-color',
    width: {
      default: 'auto',
      '@media (max-width: 600px)': '100%',
    },
  },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <button {...stylex.props(styles.button)}>Point, press or tab here</button>
    </main>
  );
}
