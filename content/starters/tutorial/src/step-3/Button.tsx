import * as stylex from '@stylexjs/stylex';
import type { StyleXStyles } from '@stylexjs/stylex';
import type { ReactNode } from 'react';

const styles = stylex.create({
  base: {
    borderRadius: 8,
    borderStyle: 'none',
    outline: { default: 'none', ':focus-visible': '2px solid teal' },
  },
});

const kinds = stylex.create({
  strong: {
    backgroundColor: { default: 'teal', ':hover': 'darkslategray', ':disabled': 'gray' },
    color: 'white',
  },
  quiet: {
    backgroundColor: { default: 'transparent', ':hover': 'whitesmoke' },
    color: 'teal',
  },
});

const sizes = stylex.create({
  small: { fontSize: 14, paddingBlock: 6, paddingInline: 10 },
  large: { fontSize: 16, paddingBlock: 10, paddingInline: 16 },
});

type Props = {
  children: ReactNode;
  kind?: keyof typeof kinds;
  size?: keyof typeof sizes;
  disabled?: boolean;
  style?: StyleXStyles;
};

export function Button({ children, kind = 'strong', size = 'large', disabled, style }: Props) {
  return (
    <button
      disabled={disabled}
      {...stylex.props(styles.base, kinds[kind], sizes[size], style)}
    >
      {children}
    </button>
  );
}
