/** How long a browser may take to forget the entries of a frame that was taken away, in milliseconds. */
const forgettingMs = 300;

/**
 * For how long the length of the history may lack an entry that the page itself has added: a browser
 * under load corrects it afterwards, in milliseconds.
 */
const lateMs = 3000;

/** The page's address as it was seen last, and how many entries of its own may not be counted yet. */
const own = { address: location.href, entries: 0, addedAt: 0 };

function noteOwnEntry(): void {
  if (location.href === own.address) return;
  const now = performance.now();
  own.entries = now - own.addedAt < lateMs ? own.entries + 1 : 1;
  own.addedAt = now;
  own.address = location.href;
}

/** @returns whether so many entries are the page's own, which it then no longer expects */
function takeOwnEntries(count: number): boolean {
  if (performance.now() - own.addedAt >= lateMs || count > own.entries) return false;
  own.entries -= count;
  return true;
}

/**
 * Notes how long the tab's history is, to find entries that a frame adds to it: a press of Back would
 * step through each, and show nothing.
 */
export function watchHistory() {
  let [length, address] = [history.length, location.href];
  noteOwnEntry();
  // Somebody who goes to another project and back is where they were, with an entry more of their own.
  const follow = () => {
    noteOwnEntry();
    [length, address] = [history.length, location.href];
  };
  addEventListener('hashchange', follow);
  /** How many entries came while the page stayed where it is. */
  const countAdded = () => {
    if (location.href !== address) follow();
    const added = history.length - length;
    if (added <= 0 || !takeOwnEntries(added)) return added;
    length += added;
    return 0;
  };
  return {
    countAdded,
    stop: () => removeEventListener('hashchange', follow),
    /** Steps back over them, once the frame is gone. Firefox has forgotten them by itself then. */
    undo: () => {
      if (countAdded() <= 0) return;
      setTimeout(() => {
        const added = countAdded();
        if (added > 0) history.go(-added);
      }, forgettingMs);
    },
  };
}
