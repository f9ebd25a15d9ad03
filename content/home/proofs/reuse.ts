import * as stylex from '@stylexjs/stylex';

export const card = stylex.create({
  root: { padding: 16, borderRadius: 8 },
});
export const menu = stylex.create({
  root: { padding: 16, color: 'gray' },
});
