type Mode = 'light' | 'dark';

/** The colour mode that the page shows. */
export function readSiteMode(): Mode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Tells when it becomes another; returns the end of it. */
export function followSiteMode(onMode: (mode: Mode) => void): () => void {
  const watch = new MutationObserver(() => onMode(readSiteMode()));
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}
