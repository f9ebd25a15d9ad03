import { searchSettings } from 'virtual:search-client';
import { createElement, type ReactNode, type RefObject } from 'react';

/** The properties of DocSearch's screens that are used here. */
type Screen = {
  setQuery: (query: string) => void;
  refresh: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * Shows the site's suggested queries to visitors who haven't searched before, like DocSearch's own suggestions. A
 * patch calls it: see `bundle/docsearch-patches`.
 * @param label the text in front of them
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
