import * as stylex from '@stylexjs/stylex';
import type { StyleXStyles } from '@stylexjs/stylex';
import type { ReactNode } from 'react';

const styles = stylex.create({
  page: {
    display: 'grid',
    fontFamily: 'system-ui, sans-serif',
    gap: 16,
    padding: 24,
  },
  note: {
    backgroundColor: stylex.firstThatWorks(
      'color-mix(in oklab, gold 25%, white)',
      '#fff4cc',
    ),
    borderRadius: 8,
    color: '#2a2125',
    padding: 16,
  },
  quiet: {
    backgroundColor: 'transparent',
    color: null,
    paddingInline: 0,
  },
});

type Props = { children: ReactNode; style?: StyleXStyles };

function Note({ children, style }: Props) {
  return <p {...stylex.props(styles.note, style)}>{children}</p>;
}

export default function App() {
  return (
    <main {...stylex.props(styles.page)}>
      <Note>A note with its own styles.</Note>
      <Note style={styles.quiet}>Here the caller’s styles win.</Note>
    </main>
  );
}
