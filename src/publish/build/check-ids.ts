import type { BrokenLinksInput } from '../../check/output/broken-links.ts';
import { placeConfigDiagnostics } from '../../config/place-config-diagnostics.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { decodeSegment } from '../../content/source-path.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import {
  createLinkChecker,
  type LinkTargets,
  pathsOf,
  readOnBroken,
} from '../../links/check-link.ts';
import { findBrokenContentLinks } from '../../links/content-links.ts';
import { findBrokenFieldLinks, listConfigLinks, listDataLinks } from '../../links/field-links.ts';
import { createLinkResolver } from '../../links/link-resolver.ts';
import { isOwnLink } from '../../links/own-link.ts';
import { hrefOfLink, hrefOfRoute } from '../../links/resolve-link.ts';
import { listSiteRoutes } from '../../site/table/site-routes.ts';

/**
 * Checks the links of authors again, now that the ids are known on pages without a content file, such as the
 * archive.
 */
export function checkIdsOfGeneratedPages(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
): Diagnostic[] {
  const check = createLinkChecker({
    ...listTargets(output, site, index),
    onBroken: readOnBroken(site),
  });
  const fields = listDataLinks({ index, heads: [...index.docs, ...index.posts] });
  const diagnostics = [
    ...placeConfigDiagnostics(root, findBrokenFieldLinks(listConfigLinks(site), check)),
    ...findBrokenFieldLinks(fields, check),
    ...findBrokenContentLinks(index, check),
  ];
  return diagnostics.filter(isError);
}

/**
 * Lists the broken links of authors that the configuration allows, as they are in the HTML of pages: they were
 * reported before rendering, or ignored.
 */
export function listAllowedBrokenLinks(
  output: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
): ReadonlySet<string> {
  const onBroken = readOnBroken(site);
  const all = [...Object.values(onBroken), site.onBrokenMarkdownImages];
  if (all.every((what) => what === 'throw')) return new Set();
  const targets = listTargets(output, site, index);
  const check = createLinkChecker(targets);
  const paths = pathsOf(targets);
  const resolve = createLinkResolver(listSiteRoutes(index, site));
  const heads = [...index.docs, ...index.posts];
  const fields = [...listConfigLinks(site), ...listDataLinks({ index, heads })]
    .filter(({ href }) => check(href) !== undefined)
    .map(({ href }) => hrefOfLink(href, paths));
  const pages = heads.map(({ file, facts, route }) => {
    return { file, facts, route };
  });
  const partials = index.partials.map(({ file, facts }) => ({ file, facts, route: '/' }));
  const written = [...pages, ...partials].flatMap(({ file, facts, route }) =>
    facts.links
      .filter(({ href }) => check(href, { file, route }))
      // In HTML, an absolute URL is as written, or percent-encoded.
      .flatMap(({ href }) =>
        isOwnLink(href)
          ? [resolve(href, file, { file, part: 'whole' })]
          : [href, encodeURI(decodeSegment(href)).replace(/%25(?=[\da-f]{2})/gi, '%')],
      ),
  );
  // Pages have the absolute URL of pictures for link previews.
  const full = fields.filter(isOwnLink).map((href) => site.url + href);
  return new Set([...fields, ...full, ...written]);
}

function listTargets(
  { pages, files }: BrokenLinksInput,
  site: SiteConfig,
  index: ContentIndex,
): LinkTargets {
  const { url, baseUrl } = site;
  const routes = listSiteRoutes(index, site);
  const ids = Array.from(routes.ids, ([route, known]) => {
    const built = known ?? pages.get(hrefOfRoute(route, baseUrl))?.ids;
    return [route, built && [...built]] as const;
  });
  const publicFiles = new Set([...files].map((file) => `/${file}`));
  return { ...routes, ids: new Map(ids), publicFiles, url };
}
