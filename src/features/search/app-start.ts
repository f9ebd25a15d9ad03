import { askForSearch } from './boot/search-press.ts';

/** Repeats the query that was typed when the search couldn't be loaded, after a retry. */
export function resume(): void {
  const { asked, ...state } = history.state ?? {};
  if (asked === undefined) return;
  history.replaceState(state, '');
  askForSearch(asked);
}

/** The results page is incomplete without the app. */
export const showsLater = (): unknown => document.querySelector('[data-search-results]');
