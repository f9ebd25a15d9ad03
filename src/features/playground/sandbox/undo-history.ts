/** How long a browser may take to remove the history entries of a removed frame, in milliseconds. */
const forgettingMs = 300;

/**
 * How long the history's length may lack an entry that the page has added, in milliseconds: browsers under load
 * correct it later.
 */
const lateMs = 3000;

/** The page's last known address, and how many of its own entries may not be counted yet. */
const own = { address: location.href, entries: 0, addedAt: 0 };

function noteOwnEntry(): void {
  if (location.href === own.address) return;
  const now = performance.now();
  own.entries = now - own.addedAt < lateMs ? own.entries + 1 : 1;
  own.addedAt = now;
  own.address = location.href;
}

/** @returns whether this many entries are the page's own; it then no longer expects them */
function takeOwnEntries(count: number): boolean {
  if (performance.now() - own.addedAt >= lateMs || count > own.entries) return false;
  own.entries -= count;
  return true;
}

/**
 * Observes the length of the tab's history, to find entries that a frame adds: Back would step through each
 * without visible effect.
 */
export function watchHistory() {
  let [length, address] = [history.length, location.href];
  let isAway = false;
  const end = new AbortController();
  noteOwnEntry();
  // Going to another project and back gives the same address with another entry of the page.
  const follow = () => {
    noteOwnEntry();
    [length, address] = [history.length, location.href];
  };
  addEventListener('hashchange', follow, end);
  // Back restores a page as it was left; entries since then are the visitor's.
  const leave = () => {
    isAway = true;
  };
  const comeBack = () => {
    if (isAway) follow();
    isAway = false;
  };
  addEventListener('pagehide', leave, end);
  addEventListener('pageshow', comeBack, end);
  /** The number of entries added while the page's address stayed the same. */
  const countAdded = () => {
    if (isAway) return 0;
    if (location.href !== address) follow();
    const added = history.length - length;
    if (added <= 0 || !takeOwnEntries(added)) return added;
    length += added;
    return 0;
  };
  return {
    countAdded,
    stop: () => end.abort(),
    /** Steps back over them, after the frame was removed. Firefox has removed them itself by then. */
    undo: () => {
      if (countAdded() <= 0) return;
      setTimeout(() => {
        const added = countAdded();
        if (added > 0) history.go(-added);
      }, forgettingMs);
    },
  };
}
