import * as stylex from '@stylexjs/stylex';
import { createElement } from 'react';
import { tokens } from '../../../theme/tokens.stylex.ts';
import type { ListedRelease } from '../data/list-releases.ts';

type ChangeTextProps = { change: ListedRelease['changes'][number]; xstyle?: stylex.StyleXStyles };

/** The text of a change, as a link to the page that explains it. */
export function ChangeText({ change: { href, text }, xstyle }: ChangeTextProps) {
  if (!href) return <Phrase text={text} />;
  return (
    <a href={href} {...stylex.props(xstyle)}>
      <Phrase text={text} />
    </a>
  );
}

/** A phrase, with code between backticks. */
function Phrase({ text }: { text: string }) {
  const texts = text.split('`');
  const code = stylex.props(styles.code);
  const children = texts.map((text, at) =>
    at % 2 === 1 ? createElement('code', code, text) : text,
  );
  // As separate arguments: an array needs keys, and a phrase may contain a text twice.
  return createElement('span', {}, ...children);
}

const styles = stylex.create({
  code: { fontSize: tokens['--sx-size-small'] },
});
