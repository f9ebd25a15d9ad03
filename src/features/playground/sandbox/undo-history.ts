/** How long a browser may take to forget the entries of a frame that was taken away, in milliseconds. */
const forgettingMs = 300;

/**
 * Notes how long the tab's history is, to find entries that a frame adds to it: a press of Back would
 * step through each, and show nothing.
 */
export function watchHistory() {
  let [length, address] = [history.length, location.href];
  // Somebody who goes to another project and back is where they were, with an entry more of their own.
  const follow = () => {
    [length, address] = [history.length, location.href];
  };
  addEventListener('hashchange', follow);
  /** How many entries came while the page stayed where it is. */
  const countAdded = () => {
    if (location.href !== address) [length, address] = [history.length, location.href];
    return history.length - length;
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
