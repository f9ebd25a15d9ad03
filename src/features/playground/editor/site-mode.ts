type Mode = 'light' | 'dark';

/** The colour mode of the page. */
export function readSiteMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/**
 * Calls back when the mode changes.
 * @returns a function that ends that
 */
export function followSiteMode(onMode: (mode: Mode) => void): () => void {
  const watch = new MutationObserver(() => onMode(readSiteMode()));
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}
