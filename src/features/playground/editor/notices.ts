import type { MissingHelp } from '../../../boot/missing-script.ts';
import { type Action, noticesAtom, type Store } from './state.ts';

export type Notices = ReturnType<typeof createNotices>;

/** Shows and ends the messages of the page, one for each matter. */
export function createNotices(store: Store, root: ShadowRoot, help: MissingHelp) {
  let last = 0;
  const end = (matter: string) =>
    store.set(noticesAtom, (all) => all.filter((notice) => notice.matter !== matter));
  const say = (matter: string, text: string, action?: Action) => {
    last += 1;
    // After pressing a button of the previous message by keyboard, the focus moves to this one's.
    const takesFocus = Boolean(root.activeElement?.closest(`[data-matter="${matter}"]`));
    const notice = { id: last, matter, text, action, takesFocus };
    store.set(noticesAtom, (all) => [...all.filter((shown) => shown.matter !== matter), notice]);
  };
  return { say, end, help };
}
