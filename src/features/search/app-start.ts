import { askForSearch } from './boot/search-press.ts';

/** What was typed for a search that did not come is searched for after the visitor tried again. */
export function resume(): void {
  const { asked, ...state } = history.state ?? {};
  if (asked === undefined) return;
  history.replaceState(state, '');
  askForSearch(asked);
}

/** The results of a search are not there without the app. */
export const showsLater = (): unknown => document.querySelector('[data-search-results]');
