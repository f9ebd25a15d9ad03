import * as stylex from '@stylexjs/stylex';
import { useState } from 'react';
import { colors } from './colors.stylex';

const modes = stylex.create({
  system: { colorScheme: 'light dark' },
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
});

const styles = stylex.create({
  page: {
    backgroundColor: colors.background,
    boxSizing: 'border-box',
    color: colors.text,
    fontFamily: 'system-ui, sans-serif',
    minHeight: '100vh',
    padding: 24,
  },
  choice: {
    borderColor: colors.accent,
    borderStyle: 'solid',
    borderWidth: 1,
    columnGap: 16,
    display: 'flex',
    padding: 16,
  },
});

const names = ['system', 'light', 'dark'] as const;

export default function App() {
  const [mode, setMode] = useState<keyof typeof modes>('dark');
  return (
    <main {...stylex.props(styles.page, modes[mode])}>
      <fieldset {...stylex.props(styles.choice)}>
        <legend>Mode</legend>
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="mode"
              checked={mode === name}
              onChange={() => setMode(name)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
    </main>
  );
}
