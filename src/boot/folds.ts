const findFolds = () => document.querySelectorAll<HTMLDetailsElement>('main details');

/** Which of the page's details are open, as the entry of the history keeps it. */
export function readFolds(): boolean[] {
  return Array.from(findFolds(), ({ open }) => open);
}

/** Opens what was open where the entry of the history was left: no browser does it at a load. */
export function restoreFolds(): void {
  const kept: readonly boolean[] | undefined = history.state?.folds;
  findFolds().forEach((fold, at) => {
    fold.open = kept?.[at] ?? fold.open;
  });
}
