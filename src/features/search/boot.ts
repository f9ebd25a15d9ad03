import { loadApp } from '../../boot/load-app.ts';
import { nameSearchButtons } from './boot/search-press.ts';

export {
  approachSearch as showIntent,
  endAsking as stopWaiting,
  pressSearch as press,
  pressSearchKey as pressKey,
} from './boot/search-press.ts';

/** Prepares the search button of the page, and loads the app for a query in its address. */
export function startPage(): void {
  nameSearchButtons();
  // A query in the address, or from before a reload, counts as intent.
  if (document.querySelector('[data-search-results]') || history.state?.asked !== undefined)
    loadApp();
}
