const findFolds = () => document.querySelectorAll<HTMLDetailsElement>('main details');

/** Which `details` of the page are open, as stored in the history entry. */
export function readFolds(): boolean[] {
  return Array.from(findFolds(), ({ open }) => open);
}

/**
 * Opens the `details` that were open when the history entry was left. Browsers don't restore that when they load a
 * page.
 */
export function restoreFolds(): void {
  const kept: readonly boolean[] | undefined = history.state?.folds;
  findFolds().forEach((fold, at) => {
    fold.open = kept?.[at] ?? fold.open;
  });
}
