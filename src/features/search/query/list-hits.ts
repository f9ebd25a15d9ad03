import type { RankedPage, RankedSection } from './rank-pages.ts';
import type { SearchIndex } from './read-index.ts';

/** A place that answers a query: a page, or a section of it. */
export type HitPlace = { page: number; section: RankedSection };

/** So many places of a page come before the next page; what else it has comes after all pages. */
const together = 2;
/** Where each page costs a file, fewer of them are shown, and more of each. */
const togetherInFiles = 3;
/** Sections with less of the query than this share of the best one of their page are left out. */
const leastCovered = 0.7;

/** All places that answer a query, in the order in which they are shown. */
export function listHits(pages: readonly RankedPage[], index: SearchIndex): HitPlace[] {
  const count = index.core.heads ? together : togetherInFiles;
  const first: HitPlace[] = [];
  const later: HitPlace[] = [];
  for (const { page, sections } of pages) {
    const most = Math.max(0, ...sections.map(({ covered }) => covered));
    const shown = sections.filter(({ covered }) => covered >= most * leastCovered);
    shown.forEach((section, at) => {
      (at < count ? first : later).push({ page, section });
    });
  }
  return [...first, ...later];
}
