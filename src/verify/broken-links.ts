import type { Fault } from '../faults/fault.ts';
import type { PageLink } from './built-page.ts';
import { createLinkChecker, type LinkProblem } from './link-checker.ts';
import { buildSiteIndex, type SiteFiles } from './site-index.ts';

export type FaultPlace = Pick<Fault, 'file' | 'line' | 'column'>;

export type BrokenLink = LinkProblem & {
  /** The path of the page, or of the other file, that holds it. */
  page: string;
  /** As written in the HTML. */
  href: string;
  /** Absent for what a page loads: images, scripts, sheets. */
  tag?: string;
  text: string;
  /** Where it was written, where `origins` knows it. */
  place?: FaultPlace;
};

export type BrokenLinksInput = SiteFiles & {
  /** The origin, without a slash at its end. */
  siteUrl: string;
  /** The links of files that are no pages, as feeds and sidebars, by the path of the file. */
  feeds?: ReadonlyMap<string, readonly PageLink[]>;
  origins?: (link: BrokenLink) => FaultPlace | undefined;
};

/**
 * Every internal link and asset of the site that leads to no page, no id and no file, in the
 * order of the pages' paths, then of the other files', whatever the order of the maps.
 */
export function findBrokenLinks(input: BrokenLinksInput): BrokenLink[] {
  const createCheck = createLinkChecker(buildSiteIndex(input), input.siteUrl);
  const found: BrokenLink[] = [];
  const check = (page: string, links: Iterable<WrittenLink>) => {
    const findProblem = createCheck(page);
    for (const link of links) {
      const problem = findProblem(link.href);
      if (problem) found.push({ ...link, page, ...problem });
    }
  };
  for (const [page, { links, assets }] of sortByPath(input.pages)) {
    check(page, links);
    check(
      page,
      assets.map((href) => ({ href, text: '' })),
    );
  }
  for (const [file, links] of sortByPath(input.feeds ?? [])) check(file, links);
  return found.map((link) => {
    const place = input.origins?.(link);
    return place ? { ...link, place } : link;
  });
}

type WrittenLink = { href: string; tag?: string; text: string };

function sortByPath<T>(entries: Iterable<readonly [string, T]>): (readonly [string, T])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
