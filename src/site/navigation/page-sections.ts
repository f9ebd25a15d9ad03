/** The links beside a page: of its docs sidebar, or of the newest posts. */
export type PageSection = { id: string; html: string };

declare global {
  /** Set where pages are rendered; both of the server's environments run in one process. */
  var __SITE_SECTIONS__: ((path: string) => PageSection | undefined) | undefined;
}

/**
 * Makes a page's section available to islands while they are rendered to HTML. It isn't in their props, so that no
 * payload contains it.
 */
export function provideSections(find: (path: string) => PageSection | undefined): void {
  let last: { path: string; section: PageSection | undefined } | undefined;
  globalThis.__SITE_SECTIONS__ = (path) => {
    // Every link in a page's shell asks for it.
    if (last?.path !== path) last = { path, section: find(path) };
    return last.section;
  };
}

/** @param path the page's path as in the router; in a browser the result is always undefined */
export function findSection(path: string): PageSection | undefined {
  return globalThis.__SITE_SECTIONS__?.(path);
}
