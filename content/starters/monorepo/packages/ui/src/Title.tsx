import * as stylex from '@stylexjs/stylex';
import type { StyleXStyles } from '@stylexjs/stylex';
import type { ReactNode } from 'react';
import { colors } from './tokens.stylex.js';

const styles = stylex.create({
  title: { color: colors.accent, fontSize: 24 },
});

type Props = { children: ReactNode; style?: StyleXStyles };

export function Title({ children, style }: Props) {
  return <h1 {...stylex.props(styles.title, style)}>{children}</h1>;
}
