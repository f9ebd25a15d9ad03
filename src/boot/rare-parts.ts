/** Starts what few pages have: the help of the not-found page, and choices that advance. */
export function start(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-rare]')) {
    const box = mark.parentElement;
    if (box && 'advance' in mark.dataset) {
      void import('./advance.ts').then(({ start }) => start(box));
    } else {
      void import('./not-found.ts').then(({ start }) => start());
    }
    // If the mark itself were removed, the app would take the page for one that something else has changed.
    delete mark.dataset.rare;
  }
}
