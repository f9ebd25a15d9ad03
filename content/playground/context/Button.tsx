import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { useDensity } from './density';

const styles = stylex.create({
  base: {
    backgroundColor: { default: '#3b5bdb', ':hover': '#2b44a8' },
    borderRadius: 6,
    borderStyle: 'none',
    color: 'white',
  },
});

const densities = stylex.create({
  comfortable: { fontSize: '1rem', minHeight: 44, paddingInline: 16 },
  compact: { fontSize: '0.875rem', minHeight: 28, paddingInline: 8 },
});

export function Button({ children }: { children: ReactNode }) {
  const density = useDensity();
  return (
    <button {...stylex.props(styles.base, densities[density])}>
      {children}
    </button>
  );
}
