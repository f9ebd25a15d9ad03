import path from 'node:path';
import { docsFolderOf, isDocsFile, versionOfFile } from '../content/docs-versions.ts';
import { decodeSegment } from '../content/source-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findNearestName } from '../diagnostics/nearest-name.ts';
import { missingId, suggestId } from './missing-id.ts';
import { correctAddress, findUnusable, isOwnLink, readLocalPath } from './own-link.ts';
import { isFilePath } from './page-path.ts';
import { idOfHash, resolveAddress } from './resolve-address.ts';
import {
  type KnownRoutes,
  type ResolvedLink,
  resolveLink,
  resolveSitePath,
  type SitePaths,
} from './resolve-link.ts';

/** The possible targets of the site's links. */
export type LinkTargets = KnownRoutes & {
  /** Drafts, which aren't built, by file and by route. */
  drafts: ReadonlyMap<string, { file: string }>;
  /** The site's files that aren't pages: `/img/a.svg`. */
  publicFiles: ReadonlySet<string>;
  /** The site's origin. */
  url: string;
  baseUrl: string;
  /** The docs version of each page that has one, by route; absent if there is only one. */
  versions?: ReadonlyMap<string, string>;
  /** The name of the last version. */
  lastVersion?: string;
  /** How broken links are reported; as errors by default. */
  onBroken?: Partial<Record<LinkKind, OnBroken>>;
};

/** What of a link is broken: its page or file, its id, or the content file that it names. */
export type LinkKind = 'links' | 'anchors' | 'files';

export type OnBroken = 'throw' | 'warn' | 'ignore';

type OnBrokenFields = Record<
  'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks',
  OnBroken
>;

/** The settings for broken links in the configuration. */
export function readOnBroken(site: OnBrokenFields): Record<LinkKind, OnBroken> {
  const { onBrokenLinks: links, onBrokenAnchors: anchors, onBrokenMarkdownLinks: files } = site;
  return { links, anchors, files };
}

export type LinkProblem = Pick<Diagnostic, 'message' | 'hint' | 'severity'>;

/** The file with a link, and the page that shows it. */
type Holder = { file: string; route: string };

/**
 * Checks a link as it was written; without a holder it is the link of a field.
 * @returns what is wrong, if anything is
 */
export type LinkChecker = (href: string, from?: Holder) => LinkProblem | undefined;

/**
 * Creates a check for links, before anything is rendered. An absolute URL of the site's origin that leads to no
 * page is a warning: the origin may have more than this site. The configuration may make all broken links
 * warnings, or ignore them (`onBrokenLinks` etc.).
 */
export function createLinkChecker(site: LinkTargets): LinkChecker {
  const suggest = createSuggester(site);
  const paths = pathsOf(site);
  return (href, from) => {
    const unusable = findUnusable(href) ?? onDevServer(href, site, paths);
    if (unusable) return unusable;
    const address = isOwnLink(href) ? href : readOwnAddress(href, site);
    const unread = isOwnLink(href) ? undefined : malformed(href, site);
    if (address === undefined || unread) return unread;
    const resolved = from ? resolveLink(address, from, site) : resolveSitePath(address, paths);
    const problem = findProblem(resolved, site, suggest);
    if (!problem) {
      if ('isOtherSlash' in resolved) return otherSlash(site);
      return from && 'route' in resolved
        ? leavesVersion(address, from.file, resolved.route, site)
        : undefined;
    }
    if ('route' in resolved && isHtmlFile(address, resolved.route, site)) return undefined;
    const onBroken = site.onBroken?.[problem.kind] ?? 'throw';
    if (onBroken === 'ignore') return undefined;
    const isMissing = 'route' in resolved && !site.ids.has(resolved.route);
    const beside = from && isMissing ? nameFileBeside(address, from.file) : '';
    const message = `broken link "${href}": ${beside}${problem.said}`;
    const hint = (from && isMissing && correctAddress(address)) || problem.hint;
    // Another program may serve other paths of the same origin.
    const mayBeThere = address !== href && problem.kind !== 'anchors';
    if (onBroken === 'throw' && !mayBeThere) return { message, hint };
    return { message, hint, severity: 'warning' };
  };
}

/** What paths from the root mean on a site with such targets. */
export function pathsOf({ ids, publicFiles, baseUrl }: LinkTargets): SitePaths {
  return { baseUrl, has: (path) => ids.has(path) || publicFiles.has(path) };
}

/** Whether servers answer an address without extension and slash with an author's HTML file. */
function isHtmlFile(address: string, route: string, { publicFiles }: LinkTargets): boolean {
  const [target = ''] = address.split(/[?#]/);
  return !target.endsWith('/') && publicFiles.has(`${route.replace(/\/$/, '')}.html`);
}

/** The same message for every such link, so that they are reported as one warning. */
function otherSlash({ trailingSlash = true }: LinkTargets): LinkProblem {
  return {
    severity: 'warning',
    message: `this relative link only leads to a page from a route ${trailingSlash ? 'without' : 'with'} its last slash, so it was resolved that way`,
    hint: `Link to the file (./name.md), or set docs.trailingSlash to ${!trailingSlash} in site.config.ts.`,
  };
}

/**
 * A link that leads readers of an older version into another one, such as `/docs/a` in a tree that was frozen. The same
 * message for every such link.
 */
function leavesVersion(
  address: string,
  file: string,
  route: string,
  { versions, lastVersion }: LinkTargets,
): LinkProblem | undefined {
  const [own, other] = [versionOfFile(file), versions?.get(route)];
  const isMeant = address.startsWith('@site/') || own === lastVersion;
  if (!isDocsFile(file) || other === undefined || other === own || isMeant) return undefined;
  return {
    severity: 'warning',
    message: `this link leads from the version "${own}" of the docs to "${other}"`,
    hint: `Link to the file of this version (./name.md); if you mean the other version, write @site/${docsFolderOf(other)}name.md.`,
  };
}

/** An address that browsers can't read. */
function malformed(href: string, { url, onBroken }: LinkTargets): LinkProblem | undefined {
  // Backslashes are encoded in HTML.
  const read = href.replaceAll('\\', '%5C');
  if (!/^\s*https?:/i.test(href) || URL.canParse(read, url)) return undefined;
  const what = onBroken?.links ?? 'throw';
  if (what === 'ignore') return undefined;
  const message = `broken link "${href}": no browser can read this address`;
  const hint = 'Correct it; put an address that is only an example into `code`.';
  return what === 'throw' ? { message, hint } : { message, hint, severity: 'warning' };
}

/** A link to a page of the site on the author's machine, where only its author finds it. */
function onDevServer(href: string, site: LinkTargets, paths: SitePaths): LinkProblem | undefined {
  const path = readLocalPath(href);
  const resolved = path === undefined ? undefined : resolveSitePath(path, paths);
  if (!resolved || !('route' in resolved) || !site.ids.has(resolved.route)) return undefined;
  return {
    severity: 'warning',
    message: `the link "${href}" leads to the visitor's own machine, not to the page of this site`,
    hint: `Write ${resolved.route}${resolved.suffix}`,
  };
}

/** An absolute URL of this site as a link from its root; undefined for other sites. */
function readOwnAddress(href: string, { url, baseUrl }: LinkTargets): string | undefined {
  const target = resolveAddress(href, baseUrl, url);
  if (target.kind !== 'internal' || !target.path.startsWith(baseUrl)) return undefined;
  return target.url.href.slice(url.length + baseUrl.length - 1);
}

type Problem = { kind: LinkKind; said: string; hint: string };
type Suggester = (missing: string) => string;

function findProblem(
  resolved: ResolvedLink,
  site: LinkTargets,
  suggest: Suggester,
): Problem | undefined {
  const missing = 'missingFile' in resolved ? resolved.missingFile : resolved.route;
  if (site.publicFiles.has(missing)) return undefined;
  if ('missingFile' in resolved || !site.ids.has(missing)) {
    const kind = 'missingFile' in resolved ? 'files' : 'links';
    const draft = site.drafts.get(missing);
    if (draft) {
      const hint = 'Remove `draft` from its front matter, or remove the link.';
      return { kind, said: `${draft.file} is a draft, and drafts are not built`, hint };
    }
    const said =
      'missingFile' in resolved
        ? `there is no page made from ${missing}`
        : `the site has no page or file ${missing}`;
    return { kind, said, hint: suggest(missing) };
  }
  const ids = site.ids.get(missing);
  const id = idOfHash(decodeSegment(/#.*/s.exec(resolved.suffix)?.[0] ?? ''));
  if (id === undefined || !ids || ids.includes(id)) return undefined;
  return { kind: 'anchors', said: missingId(missing, id), hint: suggestId(id, ids) };
}

/** Names the file beside the linking file that a relative link with an extension may have meant. */
function nameFileBeside(address: string, from: string): string {
  const [target = ''] = address.split(/[?#]/);
  if (target.startsWith('/') || !isFilePath(target)) return '';
  return `there is no file ${path.posix.join(path.posix.dirname(from), target)}, and `;
}

/**
 * The maximum number of suggestions. Each goes through all names, so a large site with only broken links would
 * take minutes.
 */
const maxSuggestions = 200;

/** Creates a function that suggests the content file or route that was probably meant, caching its results. */
function createSuggester({ ids, files, publicFiles }: LinkTargets): Suggester {
  const hints = new Map<string, string>();
  const search = (missing: string): string => {
    if (!missing.startsWith('/')) {
      const file = findNearestName(missing, [...files.keys()].sort());
      return file
        ? `Did you mean ${file}?`
        : 'Write the path of a file below content/, relative to this one.';
    }
    const page = missing.replace(/(?:\/index)?\.(?:html?|mdx?)$/i, '/');
    if (ids.has(page)) return `Did you mean ${page}?`;
    const content = missing.replace(/^\/(?=content\/)/, '');
    if (files.has(content)) return `Did you mean @site/${content}?`;
    const names = [...(isFilePath(missing) ? publicFiles : ids.keys())].sort();
    const last = missing.split('/').filter(Boolean).at(-1) ?? '';
    const same = names.filter((name) => last !== '' && name.endsWith(`/${last}/`));
    const nearest = same.length > 0 ? same.join(' or ') : findNearestName(missing, names);
    return nearest ? `Did you mean ${nearest}?` : 'Check the path.';
  };
  return (missing) => {
    const hint = hints.get(missing) ?? (hints.size < maxSuggestions ? search(missing) : '');
    hints.set(missing, hint);
    return hint || 'Check the path.';
  };
}
