import type { Fault } from '../faults/fault.ts';
import type { BuiltPage, PageLink } from './built-page.ts';
import { type LinkTarget, nameTarget, resolveLink } from './resolve-link.ts';
import { buildSiteIndex, findPage, hasFile, type SiteFiles, type SiteIndex } from './site-index.ts';

export type FaultPlace = Pick<Fault, 'file' | 'line' | 'column'>;

export type BrokenLink = {
  /** The path of the page, or of the feed, that holds it. */
  page: string;
  /** As written in the HTML. */
  href: string;
  /** Absent for what a page loads: images, scripts, sheets. */
  tag?: string;
  text: string;
  /** Decoded path and id: the same for all ways to write the same address. */
  target: string;
  /** Decoded; the address as written where it cannot be decoded. */
  path: string;
  id?: string;
  reason: 'malformed' | 'missing' | 'missing-id' | 'missing-slash' | 'outside-base';
  /** The address that was meant, where it is certain. */
  suggestion?: string;
  /** Where it was written, where `origins` knows it. */
  place?: FaultPlace;
};

export type BrokenLinksInput = SiteFiles & {
  /** The origin, without a slash at its end. */
  siteUrl: string;
  /** The links of feeds and sitemaps, by the path of the file. */
  feeds?: ReadonlyMap<string, readonly PageLink[]>;
  origins?: (link: BrokenLink) => FaultPlace | undefined;
};

/**
 * Every internal link and asset of the site that leads to no page, no id and no file, in the
 * order of the pages' paths, whatever the order of the maps.
 */
export function findBrokenLinks(input: BrokenLinksInput): BrokenLink[] {
  const index = buildSiteIndex(input);
  return collectLinks(input).flatMap(({ page, link }) => {
    const target = resolveLink(link.href, page, input.siteUrl);
    const problem = findProblem(target, link.href, index);
    if (!problem) return [];
    const broken: BrokenLink = {
      ...link,
      page,
      target: nameTarget(target, link.href),
      path: target.kind === 'internal' ? target.path : link.href,
      id: target.kind === 'internal' ? target.id : undefined,
      ...problem,
    };
    const place = input.origins?.(broken);
    return [place ? { ...broken, place } : broken];
  });
}

type FoundLink = { page: string; link: { href: string; tag?: string; text: string } };
type LinkHolder = { page: string; links: readonly FoundLink['link'][] };

function collectLinks({ pages, feeds }: BrokenLinksInput): FoundLink[] {
  const ofPages: LinkHolder[] = [...pages].map(([page, built]) => ({
    page,
    links: readPageLinks(built),
  }));
  const ofFeeds: LinkHolder[] = [...(feeds ?? [])].map(([page, links]) => ({ page, links }));
  return [...ofPages, ...ofFeeds]
    .sort((a, b) => (a.page < b.page ? -1 : 1))
    .flatMap(({ page, links }) => links.map((link) => ({ page, link })));
}

function readPageLinks(page: BuiltPage): FoundLink['link'][] {
  return [...page.links, ...page.assets.map((href) => ({ href, text: '' }))];
}

type Problem = Pick<BrokenLink, 'reason' | 'suggestion'>;

function findProblem(target: LinkTarget, href: string, index: SiteIndex): Problem | undefined {
  if (target.kind === 'external') return undefined;
  if (target.kind === 'malformed') return { reason: 'malformed' };
  const page = findPage(index, target.path);
  if (page) return findMissingId(target.id, page);
  if (hasFile(index, target.path)) return undefined;
  const { pathname, search, hash } = target.url;
  if (findPage(index, `${target.path}/`)) {
    return { reason: 'missing-slash', suggestion: `${pathname}/${search}${hash}` };
  }
  if (target.path.startsWith(index.baseUrl)) return { reason: 'missing' };
  return findOutsideProblem(target.url, href, index);
}

function findMissingId(id: string | undefined, page: BuiltPage): Problem | undefined {
  return id === undefined || page.ids.has(id) ? undefined : { reason: 'missing-id' };
}

/** Beside the base path the same host may hold another site, which a full address may mean. */
function findOutsideProblem(url: URL, href: string, { baseUrl }: SiteIndex): Problem | undefined {
  if (/^\s*([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  return {
    reason: 'outside-base',
    suggestion: baseUrl + url.pathname.slice(1) + url.search + url.hash,
  };
}
