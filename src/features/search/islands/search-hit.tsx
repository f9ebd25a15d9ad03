import { searchSettings } from 'virtual:search-client';
import * as stylex from '@stylexjs/stylex';
import { Fragment } from 'react';
import { textFor } from '../../../texts/text.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { withClass } from '../../../theme/with-class.ts';
import { levelNames } from '../client/hierarchy.ts';
import type { TextRun } from '../client/marked-text.ts';
import type { Hit } from '../client/search-client.ts';
import { findHitAddress } from '../client/search-links.ts';

/** A result: its link, the titles above it, and a snippet. */
export function SearchHit({ hit, number }: { hit: Hit; number: number }) {
  const { href, external } = findHitAddress(hit.url, searchSettings);
  const levels = levelNames.flatMap((level) => {
    const runs = hit.levels[level];
    return runs ? [runs] : [];
  });
  const title = levels.pop() ?? [];
  const snippet = hit.type === 'content' ? withoutDots(hit.snippet) : [];
  const crumbs = `search-crumbs-${number}`;
  return (
    <article {...stylex.props(styles.hit)}>
      <h2 {...stylex.props(styles.title)}>
        {/* Pages of other sites need a full load. */}
        <a href={href} target={external ? '_self' : undefined} {...stylex.props(styles.link)}>
          <Marked runs={title} />
        </a>
      </h2>
      {levels.length > 0 && (
        // Landmarks need unique names, so each contains the hit's number.
        <nav
          id={crumbs}
          aria-label={textFor('search.place')}
          aria-labelledby={`${crumbs} ${crumbs}-of`}
        >
          <span id={`${crumbs}-of`} hidden>
            {textFor('search.ofResult', { number })}
          </span>
          <ol {...stylex.props(styles.crumbs)}>
            {levels.map((level, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: levels have no other name than their place
              <li key={at} {...stylex.props(at > 0 && styles.step)}>
                <Marked runs={level} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {snippet.length > 0 && (
        <p {...stylex.props(styles.snippet, hit.isCode && styles.code)}>
          <Marked runs={snippet} />
          ...
        </p>
      )}
    </article>
  );
}

/** A snippet without the dots at its end. */
const withoutDots = (runs: readonly TextRun[]): TextRun[] =>
  runs.map(({ text, marked }, at) =>
    at < runs.length - 1 ? { text, marked } : { text: text.replace(/[.…\s]+$/, ''), marked },
  );

/** A text of a hit with its matches marked. */
function Marked({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no other name than their place
      <mark key={at} {...withClass('search-result-match', stylex.props(styles.match))}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no other name than their place
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}

const styles = stylex.create({
  hit: {
    paddingBlock: '1.125rem',
    borderBlockEndWidth: 1,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens['--sx-border'],
    overflowWrap: 'anywhere',
  },
  title: {
    fontSize: tokens['--sx-size-body'],
  },
  /** Bold, in a line of its own: its colour and its line are for what is pointed at. */
  link: {
    display: 'inline-block',
    paddingBlock: '0.125rem',
    color: {
      default: tokens['--sx-text'],
      ':is(:hover, :focus-visible)': tokens['--sx-accent'],
    },
    textDecoration: { default: 'none', ':is(:hover, :focus-visible)': 'underline' },
  },
  crumbs: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: 0,
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-tiny'],
  },
  step: {
    '::before': { content: "'›' / ''", marginInline: '0.5em', color: tokens['--sx-text-muted'] },
  },
  snippet: {
    maxWidth: tokens['--sx-measure'],
    marginBlockStart: '0.375rem',
    fontSize: tokens['--sx-size-ui'],
  },
  code: {
    color: tokens['--sx-text-muted'],
    fontFamily: tokens['--sx-font-mono'],
    fontSize: tokens['--sx-size-small'],
  },
  match: {
    borderRadius: '0.25rem',
    backgroundColor: tokens['--sx-accent-soft'],
    color: 'inherit',
    fontWeight: 650,
  },
});
