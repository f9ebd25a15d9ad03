import path from 'node:path';
import type { ContentIndex, DocSource, PostSource } from '../content/content-index.ts';
import { decodeSegment } from '../content/source-path.ts';
import type { Fault } from '../faults/fault.ts';
import { findNearestName } from '../faults/nearest-name.ts';
import { resolveLink } from '../links/resolve-link.ts';
import type { SiteRoutes } from './site-routes.ts';

/**
 * Finds the links of content that lead nowhere.
 * @param publicFiles the files of `public/`, as `/img/a.svg`
 */
export function findBrokenContentLinks(
  index: ContentIndex,
  routes: SiteRoutes,
  publicFiles: ReadonlySet<string>,
): Fault[] {
  return [...index.docs, ...index.posts].flatMap((source) =>
    source.facts.links.flatMap((link) => {
      const problem = judgeLink(link.href, source, routes, publicFiles);
      if (!problem) return [];
      return [{ file: source.file, line: link.line, column: link.column, ...problem }];
    }),
  );
}

function judgeLink(
  href: string,
  source: DocSource | PostSource,
  routes: SiteRoutes,
  publicFiles: ReadonlySet<string>,
): { message: string; hint: string } | undefined {
  const resolved = resolveLink(href, source, routes);
  if ('missingFile' in resolved) {
    if (routes.drafts.has(resolved.missingFile)) return describeDraft(href, resolved.missingFile);
    return {
      message: `broken link "${href}": there is no page made from ${resolved.missingFile}`,
      hint: suggestFile(resolved.missingFile, routes.files.keys()),
    };
  }
  const { route, suffix } = resolved;
  if (!routes.ids.has(route)) {
    if (publicFiles.has(route)) return undefined;
    const draft = routes.drafts.get(route);
    if (draft) return describeDraft(href, draft.file);
    return {
      message: `broken link "${href}": ${missingFile(href, source.file)}the site has no page or file ${route}`,
      hint: suggest(route, [...routes.ids.keys()]),
    };
  }
  const hash = decodeSegment(suffix.split('#')[1] ?? '');
  const ids = routes.ids.get(route);
  if (!hash || !ids || ids.includes(hash)) return undefined;
  return {
    message: `broken link "${href}": ${route} has no heading or element with the id "${hash}"`,
    hint: ids.length > 0 ? `Its ids: ${ids.join(', ')}.` : 'It has no ids.',
  };
}

/** A relative link with an ending may have meant a file beside the one that holds it. */
function missingFile(href: string, from: string): string {
  const [target = ''] = href.split(/[?#]/);
  if (target.startsWith('/') || !/\.[a-z0-9]+$/i.test(target)) return '';
  return `there is no file ${path.posix.join(path.posix.dirname(from), target)}, and `;
}

function describeDraft(href: string, file: string): { message: string; hint: string } {
  return {
    message: `broken link "${href}": ${file} is a draft, which is not built`,
    hint: 'Take `draft` out of its front matter, or take the link away.',
  };
}

function suggestFile(missing: string, files: Iterable<string>): string {
  const nearest = findNearestName(missing, files);
  return nearest
    ? `Did you mean ${nearest}?`
    : 'Write the path of a file below content/, relative to this one.';
}

function suggest(route: string, known: string[]): string {
  const last = route.split('/').filter(Boolean).at(-1) ?? '';
  const near = known.filter((other) => last !== '' && other.endsWith(`/${last}/`));
  const nearest = near.length > 0 ? near.join(' or ') : findNearestName(route, known);
  return nearest ? `Did you mean ${nearest}?` : 'Check the path.';
}
