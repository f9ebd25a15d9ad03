import type { ContentIndex } from '../content/content-index.ts';
import { hrefOfLink, hrefOfRoute, type SitePaths } from '../links/resolve-link.ts';
import { lookUpDocs } from './doc-lookup.ts';
import { type CategoryPage, labelOf } from './sidebar.ts';
import type { Neighbour, PageLookup } from './tree.ts';

/**
 * Creates a function that finds a page of a sidebar by the id of its doc, or by its route. Unlisted docs aren't
 * found. Results are cached, because each page looks up everything beside it.
 */
export function createPageLookup(
  index: ContentIndex,
  categoryByRoute: ReadonlyMap<string, CategoryPage>,
  paths: SitePaths,
): PageLookup {
  const known = new Map<string, Neighbour | undefined>();
  const find = (key: string): Neighbour | undefined => {
    if (key.startsWith('/')) {
      const category = categoryByRoute.get(key);
      return category
        ? { label: category.node.label, href: hrefOfRoute(key, paths.baseUrl) }
        : { label: key, href: hrefOfLink(key, paths) };
    }
    const doc = lookUpDocs(index).byId.get(key);
    if (!doc || doc.frontMatter.unlisted) return undefined;
    const label = doc.frontMatter.pagination_label ?? labelOf(doc);
    return { label, href: hrefOfRoute(doc.route, paths.baseUrl) };
  };
  return (key) => {
    const page = known.get(key) ?? find(key);
    known.set(key, page);
    return page;
  };
}
