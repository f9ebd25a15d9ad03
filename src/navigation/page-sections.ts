/** The links that stand beside a page: of its docs sidebar, or of the newest posts. */
export type PageSection = { id: string; html: string };

declare global {
  /** Set where pages are rendered; both of the server's environments run in one process. */
  var __SITE_SECTIONS__: ((path: string) => PageSection | undefined) | undefined;
}

/**
 * Lets islands find a page's section while they are rendered to HTML; it is not in their props, so
 * that no payload carries it.
 */
export function provideSections(find: (path: string) => PageSection | undefined): void {
  let last: { path: string; section: PageSection | undefined } | undefined;
  globalThis.__SITE_SECTIONS__ = (path) => {
    // Every link of a page's shell asks for it.
    if (last?.path !== path) last = { path, section: find(path) };
    return last.section;
  };
}

/** @param path the page's, as the router has it; always undefined in a browser */
export function findSection(path: string): PageSection | undefined {
  return globalThis.__SITE_SECTIONS__?.(path);
}
