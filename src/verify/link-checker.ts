import type { BuiltPage } from './built-page.ts';
import { decodeAddress, type LinkTarget, nameTarget, resolveLink } from './resolve-link.ts';
import { findPage, hasFile, type SiteIndex } from './site-index.ts';

export type LinkProblem = {
  /** Decoded path and id: the same for all ways to write the same address. */
  target: string;
  /** Decoded; the address as written where it cannot be decoded. */
  path: string;
  id?: string;
  reason: 'malformed' | 'missing' | 'missing-id' | 'missing-slash' | 'outside-base';
  /** The address that was meant, where it is certain. */
  suggestion?: string;
};

/** For the path of a page or of another file: gives what is wrong with an address in it. */
export type LinkChecker = (page: string) => (href: string) => LinkProblem | undefined;

/** Addresses that lead to the same place from everywhere. */
const ABSOLUTE = /^(\/|[a-z][a-z\d+.-]*:\/\/)/i;

/** Most addresses stand on every page, in its navigation: these are looked up once. */
export function createLinkChecker(index: SiteIndex, siteUrl: string): LinkChecker {
  const known = new Map<string, LinkProblem | undefined>();
  return (page) => {
    const ids = findPage(index, decodeAddress(page) ?? page)?.ids;
    return (href) => {
      // Browsers too look for an id as it is written, before they decode it.
      if (href.startsWith('#') && ids?.has(href.slice(1))) return undefined;
      if (!ABSOLUTE.test(href)) return checkLink(href, page, siteUrl, index);
      if (!known.has(href)) known.set(href, checkLink(href, page, siteUrl, index));
      return known.get(href);
    };
  };
}

function checkLink(
  href: string,
  page: string,
  siteUrl: string,
  index: SiteIndex,
): LinkProblem | undefined {
  const target = resolveLink(href, page, siteUrl);
  const problem = findProblem(target, href, index);
  if (!problem) return undefined;
  const { path, id } = target.kind === 'internal' ? target : { path: href, id: undefined };
  return { target: nameTarget(target, href), path, id, ...problem };
}

type Problem = Pick<LinkProblem, 'reason' | 'suggestion'>;

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
