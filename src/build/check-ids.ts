import { placeConfigFaults } from '../config/place-config-faults.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { type Fault, isError } from '../faults/fault.ts';
import { createLinkChecker } from '../links/check-link.ts';
import { findBrokenContentLinks } from '../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../links/field-links.ts';
import { hrefOfRoute } from '../links/resolve-link.ts';
import type { SiteConfig } from '../site/schema.ts';
import { listSiteRoutes } from '../table/site-routes.ts';
import type { BrokenLinksInput } from '../verify/broken-links.ts';

/**
 * Checks the links of authors once more, with the ids of pages that no text makes, such as the
 * archive: these are only known now.
 */
export function checkIdsOfOwnPages(
  { pages, files }: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
): Fault[] {
  const { url, baseUrl } = site;
  const routes = listSiteRoutes(index, site);
  const ids = Array.from(routes.ids, ([route, known]) => {
    const built = known ?? pages.get(hrefOfRoute(route, baseUrl))?.ids;
    return [route, built && [...built]] as const;
  });
  const publicFiles = new Set([...files].map((file) => `/${file}`));
  const check = createLinkChecker({ ...routes, ids: new Map(ids), publicFiles, url, baseUrl });
  const fields = listDataLinks({ index, heads: [...index.docs, ...index.posts] });
  const faults = [
    ...placeConfigFaults(root, findBrokenFieldLinks(listConfigLinks(site), check)),
    ...findBrokenFieldLinks(fields, check),
    ...findBrokenContentLinks(index, check),
  ];
  return faults.filter(isError);
}
