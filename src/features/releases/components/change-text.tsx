import * as stylex from '@stylexjs/stylex';
import type { ListedRelease } from '../data/list-releases.ts';
import { Phrase } from './phrase.tsx';

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
