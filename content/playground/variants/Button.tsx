import * as stylex from '@stylexjs/stylex';
import type { ReactNode } from 'react';

const styles = stylex.create({
  base: {
    borderRadius: 6,
    borderStyle: 'none',
    cursor: 'pointer',
    fontWeight: 600,
  },
});

const colors = stylex.create({
  primary: {
    backgroundColor: { default: 'royalblue', ':hover': 'navy' },
    color: 'white',
  },
  danger: {
    backgroundColor: { default: 'crimson', ':hover': 'darkred' },
    color: 'white',
  },
  plain: {
    backgroundColor: { default: 'gainsboro', ':hover': 'silver' },
    color: 'black',
  },
});

const sizes = stylex.create({
  small: { fontSize: '0.875rem', paddingBlock: 6, paddingInline: 12 },
  large: { fontSize: '1.125rem', paddingBlock: 12, paddingInline: 20 },
});

type Props = {
  children: ReactNode;
  color?: keyof typeof colors;
  size?: keyof typeof sizes;
};

export function Button({ children, color = 'primary', size = 'small' }: Props) {
  return (
    <button {...stylex.props(styles.base, colors[color], sizes[size])}>
      {children}
    </button>
  );
}
