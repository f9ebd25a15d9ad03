import * as stylex from '@stylexjs/stylex';
import { createElement } from 'react';
import { tokens } from '../../../theme/tokens.stylex.ts';

/** A phrase, in which what is between backticks is code. */
export function Phrase({ text }: { text: string }) {
  const parts = text.split('`');
  const code = stylex.props(styles.code);
  const children = parts.map((part, at) =>
    at % 2 === 1 ? createElement('code', code, part) : part,
  );
  // One by one: as a list they need keys, and a phrase may have a part twice.
  return createElement('span', {}, ...children);
}

const styles = stylex.create({
  code: { fontSize: tokens['--sx-size-small'] },
});
