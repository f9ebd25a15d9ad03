import { listMovedHeadings } from '../../config/redirects.ts';
import { type DocSource, type PostSource, titleOf } from '../../content/content-index.ts';
import { resolveSitePath } from '../../links/resolve-link.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import type { SiteData } from './site-data.ts';

/** A heading that used to be on a page, and its new address. */
export type MovedHeading = { id: string; href: string; label: string };

/** The headings that used to be on a page. */
export type MovedHeadings = {
  /** The previous ids of the page's headings, by their current ids. */
  renamed?: Record<string, string[]>;
  /** The headings that are now elsewhere: the page links to them. */
  moved?: MovedHeading[];
};

/**
 * Finds the headings that redirects in the configuration lead away from. A server never sees the fragment of an
 * address. If the new heading is in the same finished HTML, that gets the old id as well; otherwise the page shows
 * a link to readers who come for the old one. Neither needs a script.
 */
export function findMovedHeadings(data: SiteData, source: DocSource | PostSource): MovedHeadings {
  const all = listMovedHeadings(data.site, source.route);
  const renamed: Record<string, string[]> = {};
  const moved: MovedHeading[] = [];
  for (const { id, to } of all) {
    const target = splitTarget(data, to);
    const isHere = target.route === source.route && source.facts.texts.whole.isHtml;
    if (isHere && source.facts.headings.some((heading) => heading.id === target.id)) {
      renamed[target.id] = [...(renamed[target.id] ?? []), id];
    } else moved.push({ id, href: data.hrefOfLink(to), label: titleOfTarget(data, to) });
  }
  return {
    ...(Object.keys(renamed).length > 0 && { renamed }),
    ...(moved.length > 0 && { moved }),
  };
}

/** The text of a link to a redirect's target: the title of the heading or page, or the address. */
export function titleOfTarget(data: SiteData, to: string): string {
  const { site, index, posts, navigation } = data;
  const { route, id } = splitTarget(data, to);
  if (route === '/') return site.title;
  const source = lookUpDocs(index).byRoute.get(route) ?? posts.byRoute.get(route);
  const heading = source?.facts.headings.find((heading) => heading.id === id);
  if (heading) return heading.text;
  return source ? titleOf(source) : (navigation.categoryByRoute.get(route)?.title ?? to);
}

function splitTarget({ paths }: SiteData, to: string): { route: string; id: string } {
  if (!to.startsWith('/')) return { route: to, id: '' };
  const { route, suffix } = resolveSitePath(to, paths);
  return { route, id: /#(.*)/s.exec(suffix)?.[1] ?? '' };
}
