import { createSiteEntry } from './waku/server/site-entry.ts';

const pages = import.meta.glob('./pages/**/*.{tsx,ts}');

// Imported on demand: dev needs neither of them to show a page.
export default createSiteEntry(
  pages,
  async (listRoutes) => (await import('./publish/render/write-site.ts')).writeSite(listRoutes),
  async (url) => (await import('./publish/render/answer-output.ts')).answerOutput(url),
);
