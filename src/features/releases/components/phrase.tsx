import * as stylex from '@stylexjs/stylex';
import { createElement } from 'react';
import { tokens } from '../../../theme/tokens.stylex.ts';

/** A phrase, with code between backticks. */
export function Phrase({ text }: { text: string }) {
  const parts = text.split('`');
  const code = stylex.props(styles.code);
  const children = parts.map((part, at) =>
    at % 2 === 1 ? createElement('code', code, part) : part,
  );
  // As separate arguments: an array needs keys, and a phrase may contain a part twice.
  return createElement('span', {}, ...children);
}

const styles = stylex.create({
  code: { fontSize: tokens['--sx-size-small'] },
});
