import { findBrokenLinks } from '../../check/output/broken-links.ts';
import { buildLinkDiagnostics } from '../../check/output/link-diagnostics.ts';
import { checkPageRules } from '../../check/output/page-rules.ts';
import { checkUniqueTitles } from '../../check/output/unique-titles.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readOnBroken } from '../../links/check-link.ts';
import { listCheckedAddresses } from '../../links/checked-addresses.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';
import { buildSiteTable } from '../../site/table/site-table.ts';
import { describeWiderPolicies } from '../policy/describe-wider.ts';
import { checkIdsOfGeneratedPages, listAllowedBrokenLinks } from './check-ids.ts';
import { readOutput } from './read-output.ts';

/**
 * Reads a built site and checks the rules for pages: links, ids, files, titles.
 * @param folder the output, before it is published
 * @param root the project's root, with the cache of what was read
 * @param sums the digests of written files, as far as they are known
 * @param say receives a line about pages with extra permissions in their policy
 * @returns all diagnostics
 */
export function verifyOutput(
  folder: string,
  site: SiteConfig,
  index: ContentIndex,
  root: string,
  sums?: ReadonlyMap<string, string>,
  say: (text: string) => void = () => {},
): Diagnostic[] {
  const { baseUrl, url: siteUrl } = site;
  const { files: made, pages } = buildSiteTable(index, site);
  const output = readOutput(folder, made, site, root, sums);
  const allowed = listAllowedBrokenLinks(output, site, index);
  const checked = listCheckedAddresses(index, site);
  const broken = findBrokenLinks({ ...output, checked }).filter(({ href }) => !allowed.has(href));
  const hasMissingIds = broken.some(({ reason }) => reason === 'missing-id');
  const written = hasMissingIds ? checkIdsOfGeneratedPages(output, site, index, root) : [];
  // Diagnostics of texts were reported at their sources; others with the same cause are reported once those are fixed.
  const byCode =
    written.length > 0 ? broken.filter(({ reason }) => reason !== 'missing-id') : broken;
  const sources = [...index.docs, ...index.posts];
  const fileOf = new Map(sources.map(({ route, file }) => [hrefOfRoute(route, baseUrl), file]));
  const own = new Map(
    pages.flatMap(({ route }) => {
      const page = hrefOfRoute(route, baseUrl);
      const built = output.pages.get(page);
      return built ? [[page, built] as const] : [];
    }),
  );
  // Files of `public/` are their author's responsibility.
  const checkedPages = new Map([...output.pages].filter(([page]) => !output.foreign?.has(page)));
  const wider = describeWiderPolicies(own, site.contentSecurityPolicy);
  if (wider) say(wider);
  return [
    ...written,
    ...buildLinkDiagnostics(byCode, { baseUrl, onBroken: readOnBroken(site) }),
    ...[...checkedPages].flatMap(([page, built]) =>
      checkPageRules(built, page, {
        siteUrl,
        file: fileOf.get(page),
        hasApp: own.has(page),
      }),
    ),
    ...checkUniqueTitles(checkedPages, (page) => fileOf.get(page)),
  ];
}
