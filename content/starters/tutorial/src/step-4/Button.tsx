import * as stylex from '@stylexjs/stylex';
import type { StyleXStyles } from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { colors } from './tokens.stylex';

const styles = stylex.create({
  base: {
    borderRadius: 8,
    borderStyle: 'none',
    outlineColor: colors.accent,
    outlineStyle: { default: 'none', ':focus-visible': 'solid' },
    outlineWidth: '2px',
  },
});

const kinds = stylex.create({
  strong: {
    backgroundColor: { default: colors.accent, ':disabled': 'gray' },
    color: colors.onAccent,
    opacity: { default: 1, ':hover': 0.85 },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: colors.accent,
    textDecorationLine: { default: 'none', ':hover': 'underline' },
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
