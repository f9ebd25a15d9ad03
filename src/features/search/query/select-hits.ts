import type { RankedPage, RankedSection } from './rank-pages.ts';
import type { SearchIndex } from './read-index.ts';

/** A page or section that matches a query. */
export type SelectedHit = { page: number; section: RankedSection };

/** How many of the best hits of a page are together; its others come after those of all pages. */
const hitsTogether = 2;
/** If heads are in the groups, each page needs a file: more hits of fewer pages. */
const hitsTogetherInFiles = 3;
/** Drops sections that cover less of the query than this share of the best section of their page. */
const minCovered = 0.7;

/** Lists all hits of a query, in display order. */
export function selectHits(pages: readonly RankedPage[], index: SearchIndex): SelectedHit[] {
  const count = index.core.heads ? hitsTogether : hitsTogetherInFiles;
  const first: SelectedHit[] = [];
  const later: SelectedHit[] = [];
  for (const { page, sections } of pages) {
    const most = Math.max(0, ...sections.map(({ covered }) => covered));
    const shown = sections.filter(({ covered }) => covered >= most * minCovered);
    shown.forEach((section, at) => {
      (at < count ? first : later).push({ page, section });
    });
  }
  return [...first, ...later];
}
