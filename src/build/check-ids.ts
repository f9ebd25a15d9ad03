import { placeConfigFaults } from '../config/place-config-faults.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { decodeSegment } from '../content/source-path.ts';
import { type Fault, isError } from '../faults/fault.ts';
import { createLinkChecker, readOnBroken } from '../links/check-link.ts';
import { findBrokenContentLinks } from '../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../links/field-links.ts';
import { createLinkResolver } from '../links/link-resolver.ts';
import { isOwnLink } from '../links/own-link.ts';
import { hrefOfLink, hrefOfRoute } from '../links/resolve-link.ts';
import type { SiteConfig } from '../site/schema.ts';
import { listSiteRoutes } from '../table/site-routes.ts';
import type { BrokenLinksInput } from '../verify/broken-links.ts';

/**
 * Checks the links of authors once more, with the ids of pages that no text makes, such as the
 * archive: these are only known now.
 */
export function checkIdsOfOwnPages(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
): Fault[] {
  const check = checkerOf(output, site, index, readOnBroken(site));
  const fields = listDataLinks({ index, heads: [...index.docs, ...index.posts] });
  const faults = [
    ...placeConfigFaults(root, findBrokenFieldLinks(listConfigLinks(site), check)),
    ...findBrokenFieldLinks(fields, check),
    ...findBrokenContentLinks(index, check),
  ];
  return faults.filter(isError);
}

/**
 * The addresses of broken links that authors wrote and the configuration lets pass, as pages have them:
 * they were told, or left out, before anything was rendered.
 */
export function listPassedLinks(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
): ReadonlySet<string> {
  const onBroken = readOnBroken(site);
  const all = [...Object.values(onBroken), site.onBrokenMarkdownImages];
  if (all.every((what) => what === 'throw')) return new Set();
  const check = checkerOf(output, site, index, {});
  const resolve = createLinkResolver(listSiteRoutes(index, site), site.baseUrl);
  const heads = [...index.docs, ...index.posts];
  const fields = [...listConfigLinks(site), ...listDataLinks({ index, heads })]
    .filter(({ href }) => check(href) !== undefined)
    .map(({ href }) => hrefOfLink(href, site.baseUrl));
  const pages = heads.map(({ file, facts, route }) => {
    return { file, facts, route };
  });
  const partials = index.partials.map(({ file, facts }) => ({ file, facts, route: '/' }));
  const written = [...pages, ...partials].flatMap(({ file, facts, route }) =>
    facts.links
      .filter(({ href }) => check(href, { file, route }))
      // In HTML a full address is as it was written, or percent-encoded.
      .flatMap(({ href }) =>
        isOwnLink(href)
          ? [resolve(href, file, { file, part: 'whole' })]
          : [href, encodeURI(decodeSegment(href)).replace(/%25(?=[\da-f]{2})/gi, '%')],
      ),
  );
  // A picture for link previews has its full address in pages.
  const full = fields.filter(isOwnLink).map((href) => site.url + href);
  return new Set([...fields, ...full, ...written]);
}

function checkerOf(
  { pages, files }: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  onBroken: Partial<ReturnType<typeof readOnBroken>>,
) {
  const { url, baseUrl } = site;
  const routes = listSiteRoutes(index, site);
  const ids = Array.from(routes.ids, ([route, known]) => {
    const built = known ?? pages.get(hrefOfRoute(route, baseUrl))?.ids;
    return [route, built && [...built]] as const;
  });
  const publicFiles = new Set([...files].map((file) => `/${file}`));
  return createLinkChecker({ ...routes, ids: new Map(ids), publicFiles, url, baseUrl, onBroken });
}
