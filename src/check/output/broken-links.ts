import { decodeSegment } from '../../content/source-path.ts';
import { isOwnLink } from '../../links/own-link.ts';
import { closePath, closeRelative } from '../../links/page-path.ts';
import { resolveAddress } from '../../links/resolve-address.ts';
import type { BuiltPage } from './built-page.ts';

export type LinkFailure = {
  reason: 'malformed' | 'missing' | 'missing-id' | 'missing-slash' | 'outside-base';
  /** Decoded; as written if it can't be decoded. */
  path: string;
  id?: string;
  /** The intended address, if it is certain. */
  suggestion?: string;
};

export type BrokenLink = LinkFailure & {
  /** The path of the page or other file with the link. */
  page: string;
  /** As written in the HTML. */
  href: string;
  /** Whether the page loads it, such as a picture or a script, instead of linking to it. */
  isAsset?: boolean;
};

export type BrokenLinksInput = {
  /** By path with base path and trailing slash, encoded or not; including redirects. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Paths of the output's files below the base path, as on disk, not encoded. */
  files: ReadonlySet<string>;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** The origin, without trailing slash. */
  siteUrl: string;
  /** The links of files that aren't pages, such as feeds and sidebars, by the path of the file. */
  feeds?: ReadonlyMap<string, readonly string[]>;
  /** The paths of pages whose own links aren't checked. */
  foreign?: ReadonlySet<string>;
  /** Absolute URLs that were checked before rendering, as browsers read them. */
  checked?: ReadonlySet<string>;
};

/**
 * Finds every internal link and asset that leads to no page, id or file, in the order of the pages' paths, then of
 * the other files', whatever the order of the maps.
 */
export function findBrokenLinks(input: BrokenLinksInput): BrokenLink[] {
  const { checked = new Set(), foreign = new Set(), siteUrl } = input;
  const readAddress = (href: string) =>
    URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : href;
  const createCheck = createLinkChecker(input);
  const checkPage = (page: string) => {
    const findProblem = createCheck(page);
    return (hrefs: readonly string[], isAsset?: true) =>
      hrefs.flatMap((href): BrokenLink[] => {
        const problem = findProblem(href);
        if (!problem || (!isOwnLink(href) && checked.has(readAddress(href)))) return [];
        return [{ page, href, ...problem, ...(isAsset && { isAsset }) }];
      });
  };
  const inOrder = <T>(holders: ReadonlyMap<string, T>) =>
    [...holders].filter(([page]) => !foreign.has(page)).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...inOrder(input.pages).flatMap(([page, { links, assets }]) => {
      const check = checkPage(page);
      return [...check(links), ...check(assets, true)];
    }),
    ...inOrder(input.feeds ?? new Map<string, string[]>()).flatMap(([page, links]) =>
      checkPage(page)(links),
    ),
  ];
}

/** Most addresses are on every page, in its navigation: results are cached. */
function createLinkChecker(input: BrokenLinksInput) {
  // Both by decoded paths with the base path.
  const index: BrokenLinksInput = {
    ...input,
    pages: new Map([...input.pages].map(([path, page]) => [decodeSegment(path), page])),
    files: new Set([...input.files].map((file) => input.baseUrl + file.replace(/^\/+/, ''))),
  };
  const problems = new Map<string, LinkFailure | undefined>();
  return (page: string) => {
    const ids = findPage(index, decodeSegment(page))?.ids;
    return (href: string): LinkFailure | undefined => {
      // Browsers also look for an id as it is written, before they decode it.
      if (href.startsWith('#') && ids?.has(href.slice(1))) return undefined;
      if (isOwnLink(href) && !href.startsWith('/')) return findProblem(href, page, index);
      if (!problems.has(href)) problems.set(href, findProblem(href, page, index));
      return problems.get(href);
    };
  };
}

function findProblem(href: string, from: string, index: BrokenLinksInput): LinkFailure | undefined {
  const target = resolveAddress(href, from, index.siteUrl);
  if (target.kind === 'external') return undefined;
  if (target.kind === 'malformed') return { reason: 'malformed', path: href };
  const { path, id, url } = target;
  const page = findPage(index, path);
  if (page) {
    const isMissing = id !== undefined && !page.ids.has(id);
    return isMissing ? { reason: 'missing-id', path, id } : undefined;
  }
  if (index.files.has(path)) return undefined;
  const { pathname, search, hash } = url;
  if (findPage(index, `${path}/`)) {
    return { reason: 'missing-slash', path, suggestion: `${pathname}/${search}${hash}` };
  }
  if (path.startsWith(index.baseUrl)) {
    return { reason: 'missing', path, suggestion: suggestOpen(href, from, index) };
  }
  // The same host may have another site beside the base path, which an absolute URL may mean.
  if (!isOwnLink(href)) return undefined;
  const suggestion = index.baseUrl + pathname.slice(1) + search + hash;
  return { reason: 'outside-base', path, suggestion };
}

/** What a relative link is that was meant from the page's address without its last slash. */
function suggestOpen(href: string, from: string, index: BrokenLinksInput): string | undefined {
  if (!/^[^/#?]/.test(href) || !from.endsWith('/')) return undefined;
  const meant = resolveAddress(href, from.slice(0, -1), index.siteUrl);
  if (meant.kind !== 'internal' || !findPage(index, closePath(meant.path))) return undefined;
  return closeRelative(href);
}

/** The page at a decoded path; `/x/index.html` is `/x/`. */
function findPage(index: BrokenLinksInput, path: string): BuiltPage | undefined {
  return index.pages.get(path.replace(/\/index\.html$/, '/'));
}
