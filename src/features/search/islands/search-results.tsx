'use client';

import { searchSettings } from 'virtual:search-client';
import * as stylex from '@stylexjs/stylex';
import {
  type FocusEvent,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { pluralFor, textFor } from '../../../texts/text.ts';
import { media } from '../../../theme/media.stylex.ts';
import { tokens } from '../../../theme/tokens.stylex.ts';
import { missingResultsAddress } from '../client/search-links.ts';
import { type PageAnswers, useAnswers } from './search-answers.ts';
import { useSearchField } from './search-field.ts';
import { SearchHit } from './search-hit.tsx';

type ResultsProps = {
  /** Every page by section: shown without a query, or without results. */
  children: ReactNode;
};

/** The results of the query in the results page's field. */
export function SearchResults({ children }: ResultsProps) {
  const query = useSearchField();
  const [answers, ask] = useAnswers(query ?? '');
  const { state, hits, page, pages } = answers;
  const [box, holding] = useFocusOnNext(hits.length);
  const isEmpty = query === '' || (state === 'ready' && hits.length === 0);
  const next = hits.length === 0 ? 0 : page + 1;
  return (
    <div ref={box} data-search-results {...stylex.props(styles.results)}>
      <p role="status" {...stylex.props(styles.status)}>
        {describeAnswers(answers)}
      </p>
      {searchSettings.provider === 'algolia' && query && <ServiceLink />}
      {state === 'ready' && hits.length === 0 && <MissingResults query={query ?? ''} />}
      {isEmpty && searchSettings.suggestions.length > 0 && <Suggestions />}
      {state === 'loading' && hits.length === 0 && <div className="search-spinner" />}
      <div {...stylex.props(styles.hits)}>
        {hits.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an index may hold one address twice
          <SearchHit key={`${at} ${hit.objectID}`} hit={hit} number={at + 1} />
        ))}
      </div>
      {state === 'failed' && (
        <p {...stylex.props(styles.end)} {...holding}>
          <button type="button" onClick={() => ask(next)} {...stylex.props(styles.button)}>
            {textFor('theme.ErrorPageContent.tryAgain')}
          </button>
        </p>
      )}
      {hits.length > 0 && state !== 'failed' && next < pages && (
        <div {...holding}>
          <MoreResults isLoading={state === 'loading'} onMore={() => ask(next)} />
        </div>
      )}
      {(query === undefined || isEmpty) && (
        <div className="search-pages" data-shown={isEmpty ? '' : undefined}>
          {children}
        </div>
      )}
    </div>
  );
}

type Holding = Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur' | 'onClick'>;

/**
 * Moves the focus from a button that disappears to the first of the results that replace it.
 * @returns a ref for the results' container, and handlers for that of the button
 */
function useFocusOnNext(count: number): [RefObject<HTMLDivElement | null>, Holding] {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const before = useRef(0);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (!held.current || count <= first) return;
    held.current = false;
    const links = box.current?.querySelectorAll<HTMLElement>('article h2 a');
    links?.[first]?.focus({ preventScroll: true });
  }, [count]);
  const hold = () => {
    held.current = true;
  };
  const release = ({ relatedTarget }: FocusEvent) => {
    // The button disappeared while it had the focus.
    if (relatedTarget) held.current = false;
  };
  return [box, { onFocus: hold, onClick: hold, onBlur: release }];
}

function describeAnswers({ state, hits, count }: PageAnswers): ReactNode {
  if (state === 'nothing') return '';
  if (state === 'failed') {
    return (
      <>
        <strong>{textFor('theme.SearchModal.errorScreen.titleText')}</strong>
        <br />
        {textFor('theme.SearchModal.errorScreen.helpText')}
      </>
    );
  }
  if (state === 'loading' && hits.length === 0) return '';
  if (hits.length === 0) return textFor('theme.SearchPage.noResultsText');
  return pluralFor('theme.SearchPage.documentsFound.plurals', count);
}

type MoreProps = { isLoading: boolean; onMore: () => void };

/** The end of the list, which loads more when it is scrolled into view or pressed. */
function MoreResults({ isLoading, onMore }: MoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const reach = useRef(onMore);
  useEffect(() => {
    reach.current = onMore;
  });
  useEffect(() => {
    if (!end.current || isLoading) return;
    let before: number | undefined;
    const follow = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry) return;
      const { y } = entry.boundingClientRect;
      // An element that is visible from the start, or enters from above, wasn't scrolled to.
      const isReached = entry.isIntersecting && before !== undefined && y < before;
      // More results would move a link of the footer that has the focus out of the window.
      if (isReached && !document.querySelector('footer :focus')) reach.current();
      before = y;
    };
    const observer = new IntersectionObserver(follow, { threshold: 1 });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <p ref={end} {...stylex.props(styles.end)}>
      <button
        type="button"
        aria-disabled={isLoading}
        onClick={isLoading ? undefined : onMore}
        {...stylex.props(styles.button)}
      >
        {isLoading ? textFor('theme.SearchPage.fetchingNewResults') : textFor('search.more')}
      </button>
    </p>
  );
}

/** The report link, as in the modal, if the site has an address for it. */
function MissingResults({ query }: { query: string }) {
  const href = missingResultsAddress(searchSettings, query);
  if (!href) return null;
  return (
    <p {...stylex.props(styles.missing)}>
      {textFor('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {textFor('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
      </a>
    </p>
  );
}

/** Queries to start with, as links: they fill the field. */
function Suggestions() {
  return (
    <p {...stylex.props(styles.suggestions)}>
      {textFor('theme.SearchModal.noResultsScreen.suggestedQueryText')}:
      {searchSettings.suggestions.map((query) => (
        <a
          key={query}
          href={`${searchSettings.pagePath}?q=${encodeURIComponent(query)}`}
          {...stylex.props(styles.button, styles.suggestion)}
        >
          {query}
        </a>
      ))}
    </p>
  );
}

function ServiceLink() {
  return (
    <p {...stylex.props(styles.service)}>
      <a
        href="https://www.algolia.com/"
        target="_blank"
        rel="noopener noreferrer"
        aria-label={textFor('theme.SearchPage.algoliaLabel')}
      >
        {textFor('theme.SearchPage.algoliaLabel')}
      </a>
    </p>
  );
}

const styles = stylex.create({
  /** As high as the window, so that late results don't move the footer. */
  results: { marginBlockStart: '1.25rem', minHeight: '100svh' },
  status: {
    minHeight: '1.6em',
    color: tokens['--sx-text-muted'],
    fontSize: tokens['--sx-size-ui'],
  },
  hits: {
    display: 'grid',
    // A single result takes the whole width.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(30rem, 100%), 1fr))',
    columnGap: '2.5rem',
  },
  missing: { marginBlockEnd: '1rem' },
  suggestions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.75rem',
    paddingBlock: '1.5rem',
    color: tokens['--sx-text-muted'],
  },
  suggestion: { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
  service: { fontSize: tokens['--sx-size-small'] },
  end: { paddingBlock: '1.5rem', color: tokens['--sx-text-muted'] },
  button: {
    minHeight: { default: '2.625rem', [media.touch]: '2.75rem' },
    paddingInline: '1.125rem',
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: { default: tokens['--sx-control-border'], ':hover': tokens['--sx-text-muted'] },
    borderRadius: tokens['--sx-radius'],
    color: tokens['--sx-text'],
    backgroundColor: { default: 'transparent', ':hover': tokens['--sx-surface-hover'] },
    fontSize: tokens['--sx-size-ui'],
    fontWeight: 650,
  },
});
