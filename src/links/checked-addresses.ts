import type { ContentIndex } from '../content/content-index.ts';
import { listConfigLinks, listDataLinks } from './field-links.ts';
import { isOwnLink } from './own-link.ts';

/** The absolute URLs that authors wrote, as browsers read them: they were checked before rendering. */
export function listCheckedAddresses(
  index: ContentIndex,
  site: { url: string; baseUrl: string },
): ReadonlySet<string> {
  const heads = [...index.docs, ...index.posts];
  const links = [
    ...[...heads, ...index.partials].flatMap(({ facts }) => facts.links),
    ...listConfigLinks(site),
    ...listDataLinks({ index, heads }),
  ];
  const full = links.filter(({ href }) => !isOwnLink(href) && URL.canParse(href, site.url));
  return new Set(full.map(({ href }) => new URL(href, site.url).href));
}
