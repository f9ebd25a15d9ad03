import * as stylex from '@stylexjs/stylex';

const WIDE = '@media (min-width: 500px)';

const styles = stylex.create({
  page: { fontFamily: 'system-ui, sans-serif', padding: 24 },
  profile: {
    alignItems: 'center',
    backgroundColor: 'light-dark(#f1edff, #2a2440)',
    borderRadius: 16,
    display: 'flex',
    flexDirection: { default: 'column', [WIDE]: 'row' },
    gap: { default: 12, [WIDE]: 24 },
    padding: 24,
    textAlign: { default: 'center', [WIDE]: 'start' },
  },
  face: {
    backgroundImage: 'linear-gradient(135deg, #7c3aed, #22d3ee)',
    borderRadius: '50%',
    flexShrink: 0,
    height: { default: 72, [WIDE]: 96 },
    width: { default: 72, [WIDE]: 96 },
  },
  name: { fontSize: '1.25rem', margin: 0 },
  text: { lineHeight: 1.5, marginBlock: 8 },
});

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <section {...stylex.props(styles.profile)}>
        <div {...stylex.props(styles.face)} />
        <div>
          <h1 {...stylex.props(styles.name)}>Ada Park</h1>
          <p {...stylex.props(styles.text)}>
            Side by side if there are 500 pixels, else one below the other.
          </p>
        </div>
      </section>
    </main>
  );
}
