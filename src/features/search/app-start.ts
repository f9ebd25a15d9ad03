import { askForSearch } from './boot/search-press.ts';

/** Repeats the query that was typed when the search couldn't be loaded, after a retry. */
export function resume(): void {
  const { asked: query, ...state } = history.state ?? {};
  if (query === undefined) return;
  history.replaceState(state, '');
  askForSearch(query);
}

/** The results page is incomplete without the app. */
export const showsLater = (): unknown => document.querySelector('[data-search-results]');
