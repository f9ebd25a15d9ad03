const findDetails = () => document.querySelectorAll<HTMLDetailsElement>('main details');

/** Which `details` of the page are open, as stored in the history entry. */
export function readOpenDetails(): boolean[] {
  return Array.from(findDetails(), ({ open }) => open);
}

/**
 * Opens the `details` that were open when the history entry was left. Browsers don't restore that when they load a
 * page.
 */
export function restoreOpenDetails(): void {
  const stored: readonly boolean[] | undefined = history.state?.folds;
  findDetails().forEach((fold, at) => {
    fold.open = stored?.[at] ?? fold.open;
  });
}
