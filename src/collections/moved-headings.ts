import { type DocSource, type PostSource, titleOf } from '../content/content-index.ts';
import { resolveSitePath } from '../links/resolve-link.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { listMovedHeadings } from '../site/redirects.ts';
import type { SiteData } from './site-data.ts';

/** A heading that was once on a page, and where it is now. */
export type MovedHeading = { id: string; href: string; label: string };

/** The headings that were once on a page. */
export type MovedHeadings = {
  /** The ids that the page's headings had before, by the ids that they have now. */
  renamed?: Record<string, string[]>;
  /** Those that are told with a link. */
  moved?: MovedHeading[];
};

/**
 * Tells of the headings that redirects of the configuration lead on from. A server never sees what is behind `#`:
 * where the text is finished HTML that has the new heading, the old id is in it; else the page shows a link
 * to a reader who comes for the old one. Neither needs a script.
 */
export function findMovedHeadings(data: SiteData, source: DocSource | PostSource): MovedHeadings {
  const all = listMovedHeadings(data.site, source.route);
  const renamed: Record<string, string[]> = {};
  const moved: MovedHeading[] = [];
  for (const { id, to } of all) {
    const target = splitTarget(to);
    const isHere = target.route === source.route && source.facts.texts.whole.isHtml;
    if (isHere && source.facts.headings.some((heading) => heading.id === target.id)) {
      renamed[target.id] = [...(renamed[target.id] ?? []), id];
    } else moved.push({ id, href: data.withBase(to), label: titleOfTarget(data, to) });
  }
  return {
    ...(Object.keys(renamed).length > 0 && { renamed }),
    ...(moved.length > 0 && { moved }),
  };
}

/** What a redirect leads to, for its visitors: the title of a heading or page, or the address. */
export function titleOfTarget({ site, index, posts, navigation }: SiteData, to: string): string {
  const { route, id } = splitTarget(to);
  if (route === '/') return site.title;
  const source = lookUpDocs(index).byRoute.get(route) ?? posts.byRoute.get(route);
  const heading = source?.facts.headings.find((one) => one.id === id);
  if (heading) return heading.text;
  return source ? titleOf(source) : (navigation.categoryByRoute.get(route)?.title ?? to);
}

function splitTarget(to: string): { route: string; id: string } {
  if (!to.startsWith('/')) return { route: to, id: '' };
  const { route, suffix } = resolveSitePath(to);
  return { route, id: /#(.*)/s.exec(suffix)?.[1] ?? '' };
}
