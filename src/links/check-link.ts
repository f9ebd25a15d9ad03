import path from 'node:path';
import { decodeSegment } from '../content/source-path.ts';
import type { Fault } from '../faults/fault.ts';
import { findNearestName } from '../faults/nearest-name.ts';
import { isOwnLink } from './own-link.ts';
import { isFilePath } from './page-path.ts';
import { idOfHash, resolveAddress } from './resolve-address.ts';
import {
  type KnownRoutes,
  type ResolvedLink,
  resolveLink,
  resolveSitePath,
} from './resolve-link.ts';

/** What the links of a site may lead to. */
export type LinkTargets = KnownRoutes & {
  /** Drafts that are not built, by file and by route. */
  drafts: ReadonlyMap<string, { file: string }>;
  /** The site's files that are no pages, as `/img/a.svg`. */
  publicFiles: ReadonlySet<string>;
  /** The site's origin. */
  url: string;
  baseUrl: string;
};

export type LinkProblem = Pick<Fault, 'message' | 'hint' | 'severity'>;

/** The file that holds a link, and the page that shows it. */
type Holder = { file: string; route: string };

/** Says what is wrong with a link as it was written; without a holder it is that of a field. */
export type LinkChecker = (href: string, from?: Holder) => LinkProblem | undefined;

/**
 * Judges links before anything is rendered. A full address of the site's own that leads nowhere is
 * a warning: its origin may hold more than this site.
 */
export function createLinkChecker(site: LinkTargets): LinkChecker {
  const suggest = createSuggester(site);
  return (href, from) => {
    if (/^\s*file:/i.test(href)) return onMachine(href);
    const address = isOwnLink(href) ? href : readOwnAddress(href, site);
    if (address === undefined) return undefined;
    const resolved = from ? resolveLink(address, from, site) : resolveSitePath(address);
    const problem = findProblem(resolved, site, suggest);
    if (!problem) return undefined;
    const isMissing = 'route' in resolved && !site.ids.has(resolved.route);
    const beside = from && isMissing ? nameFileBeside(address, from.file) : '';
    const message = `broken link "${href}": ${beside}${problem.said}`;
    const { hint } = problem;
    return address === href ? { message, hint } : { message, hint, severity: 'warning' };
  };
}

/** Nobody else has what it leads to. */
function onMachine(href: string): LinkProblem {
  const message = `broken link "${href}": it leads to a file of the machine that builds the site`;
  return { message, hint: 'Put the file beside this one or into public/, and link to that.' };
}

/** A full address of this site as a link from its root; undefined for other sites. */
function readOwnAddress(href: string, { url, baseUrl }: LinkTargets): string | undefined {
  const target = resolveAddress(href, baseUrl, url);
  if (target.kind !== 'internal' || !target.path.startsWith(baseUrl)) return undefined;
  return target.url.href.slice(url.length + baseUrl.length - 1);
}

type Problem = { said: string; hint: string };
type Suggester = (missing: string) => string;

function findProblem(
  resolved: ResolvedLink,
  site: LinkTargets,
  suggest: Suggester,
): Problem | undefined {
  const missing = 'missingFile' in resolved ? resolved.missingFile : resolved.route;
  if (site.publicFiles.has(missing)) return undefined;
  if ('missingFile' in resolved || !site.ids.has(missing)) {
    const draft = site.drafts.get(missing);
    if (draft) {
      const hint = 'Take `draft` out of its front matter, or take the link away.';
      return { said: `${draft.file} is a draft, which is not built`, hint };
    }
    const said =
      'missingFile' in resolved
        ? `there is no page made from ${missing}`
        : `the site has no page or file ${missing}`;
    return { said, hint: suggest(missing) };
  }
  const ids = site.ids.get(missing);
  const id = idOfHash(decodeSegment(/#.*/s.exec(resolved.suffix)?.[0] ?? ''));
  if (id === undefined || !ids || ids.includes(id)) return undefined;
  return { said: missingId(missing, id), hint: listIds(ids) };
}

/** What to say of an id that a page does not have. */
export const missingId = (route: string, id: string) =>
  `${route} has no heading or element with the id "${id}"`;

/** The ids that a link may name. */
export function listIds(ids: readonly string[]): string {
  return ids.length > 0 ? `Its ids: ${ids.join(', ')}.` : 'It has no ids.';
}

/** A relative link with an ending may have meant a file beside the one that holds it. */
function nameFileBeside(address: string, from: string): string {
  const [target = ''] = address.split(/[?#]/);
  if (target.startsWith('/') || !isFilePath(target)) return '';
  return `there is no file ${path.posix.join(path.posix.dirname(from), target)}, and `;
}

/** Each search goes through all names: a large site that is broken all over would take minutes. */
const mostSearched = 200;

/** Says what was probably meant by a content file or route; each is looked for once. */
function createSuggester({ ids, files, publicFiles }: LinkTargets): Suggester {
  const known = new Map<string, string>();
  const search = (missing: string): string => {
    if (!missing.startsWith('/')) {
      const file = findNearestName(missing, [...files.keys()].sort());
      return file
        ? `Did you mean ${file}?`
        : 'Write the path of a file below content/, relative to this one.';
    }
    const names = [...(isFilePath(missing) ? publicFiles : ids.keys())].sort();
    const last = missing.split('/').filter(Boolean).at(-1) ?? '';
    const same = names.filter((name) => last !== '' && name.endsWith(`/${last}/`));
    const nearest = same.length > 0 ? same.join(' or ') : findNearestName(missing, names);
    return nearest ? `Did you mean ${nearest}?` : 'Check the path.';
  };
  return (missing) => {
    const hint = known.get(missing) ?? (known.size < mostSearched ? search(missing) : '');
    known.set(missing, hint);
    return hint || 'Check the path.';
  };
}
