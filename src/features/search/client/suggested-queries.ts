import { searchSettings } from 'virtual:search-client';
import { createElement, type ReactNode, type RefObject } from 'react';

/** What DocSearch gives to its screens, as far as it is used here. */
type Screen = {
  setQuery: (query: string) => void;
  refresh: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * The queries that a site suggests to somebody who has not searched before, as DocSearch shows its own
 * suggestions. A patch calls it: see `bundle/docsearch-patches`.
 * @param label what comes before them
 */
export function suggestQueries({ setQuery, refresh, inputRef }: Screen, label: string): ReactNode {
  const { suggestions } = searchSettings;
  if (suggestions.length === 0) return null;
  const ask = (query: string) => {
    setQuery(query);
    refresh();
    inputRef.current?.focus();
  };
  const buttons = suggestions.map((query) =>
    createElement(
      'button',
      { key: query, type: 'button', className: 'DocSearch-Prefill', onClick: () => ask(query) },
      query,
    ),
  );
  return createElement(
    'div',
    { className: 'DocSearch-NoResults-Prefill-List' },
    createElement('p', { className: 'DocSearch-Help' }, `${label}:`),
    createElement('div', { className: 'DocSearch-NoResults-Prefill-List-Items' }, buttons),
  );
}
