import { loadApp } from '../../boot/load-app.ts';
import { nameSearchButtons } from './boot/search-press.ts';

export {
  approachSearch as showIntent,
  endAsking as stopWaiting,
  pressSearch as press,
  pressSearchKey as pressKey,
} from './boot/search-press.ts';

export function startPage(): void {
  nameSearchButtons();
  // A search that came with its address, or before the page was loaded anew, is an intent already.
  if (document.querySelector('[data-search-results]') || history.state?.asked !== undefined)
    loadApp();
}
