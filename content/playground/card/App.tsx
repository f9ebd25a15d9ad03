import * as stylex from '@stylexjs/stylex';
import { useState } from 'react';
import { tokens } from './tokens.stylex';

const drift = stylex.keyframes({
  from: { backgroundPosition: '0% 50%' },
  to: { backgroundPosition: '200% 50%' },
});

const reef = stylex.createTheme(tokens, { accent: '#0f766e', glow: '#22d3ee' });
const ember = stylex.createTheme(tokens, {
  accent: '#c2410c',
  glow: '#fbbf24',
});
const themes = { Dusk: null, Reef: reef, Ember: ember };
const names = ['Dusk', 'Reef', 'Ember'] as const;

const styles = stylex.create({
  page: {
    boxSizing: 'border-box',
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    minHeight: '100vh',
    padding: 24,
    placeItems: 'center',
  },
  card: {
    backgroundColor: tokens.surface,
    borderRadius: tokens.radius,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
    color: tokens.text,
    maxWidth: 340,
    overflow: 'hidden',
  },
  sky: {
    animationDuration: '8s',
    animationIterationCount: 'infinite',
    animationName: {
      default: drift,
      '@media (prefers-reduced-motion: reduce)': 'none',
    },
    animationTimingFunction: 'linear',
    backgroundImage: `linear-gradient(90deg, ${tokens.accent}, ${tokens.glow}, ${tokens.accent})`,
    backgroundSize: '200% 100%',
    height: 112,
  },
  body: { padding: 24 },
  title: { fontSize: '1.375rem', margin: 0 },
  text: { lineHeight: 1.6, marginBlock: 12 },
  choices: { display: 'flex', gap: 8 },
  choice: {
    backgroundColor: { default: 'transparent', ':hover': tokens.hover },
    borderColor: 'currentColor',
    borderRadius: 999,
    borderStyle: 'solid',
    borderWidth: 1,
    color: 'inherit',
    fontSize: '0.875rem',
    paddingBlock: 6,
    paddingInline: 14,
  },
  chosen: {
    backgroundColor: tokens.accent,
    borderColor: tokens.accent,
    color: 'white',
  },
});

export default function App() {
  const [chosen, setChosen] = useState<keyof typeof themes>('Dusk');
  return (
    <main {...stylex.props(styles.page)}>
      <article {...stylex.props(themes[chosen], styles.card)}>
        <div {...stylex.props(styles.sky)} />
        <div {...stylex.props(styles.body)}>
          <h1 {...stylex.props(styles.title)}>Styles that stay put</h1>
          <p {...stylex.props(styles.text)}>
            Choose a theme, or change a value in the code and see which rules
            change with it.
          </p>
          <div {...stylex.props(styles.choices)}>
            {names.map((name) => (
              <button
                key={name}
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
                {...stylex.props(
                  styles.choice,
                  name === chosen && styles.chosen,
                )}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
      </article>
    </main>
  );
}
