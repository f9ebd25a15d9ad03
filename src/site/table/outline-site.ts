import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { buildSiteTable } from './site-table.ts';

/** Lists the routes of all pages, and those of pages that show the texts of several posts. */
export function outlineSite(index: ContentIndex, site: SiteConfig) {
  const { pages } = buildSiteTable(index, site);
  const lists = pages.filter(({ kind }) => kind === 'posts' || kind === 'tag');
  return {
    pages: new Set(pages.map(({ route }) => route)),
    postLists: new Set(lists.map(({ route }) => route)),
  };
}
