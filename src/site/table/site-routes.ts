import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { claimRoutes } from './claim-routes.ts';
import { buildSiteTable } from './site-table.ts';

/**
 * Lists the routes of a site; two sources of one route are a diagnostic that names both.
 * @param failed the routes of files with diagnostics
 */
export function listSiteRoutes(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string> = new Map(),
) {
  const sources = [...index.docs, ...index.posts];
  const ids = new Map<string, readonly string[] | undefined>();
  const claims = buildSiteTable(index, site).files.flatMap(({ kind, route, source }) =>
    route === undefined ? [] : [{ route, ...source, mayDifferByCase: kind === 'redirect' }],
  );
  for (const route of [...claims.map((claim) => claim.route), ...failed.values()]) {
    ids.set(route, undefined);
  }
  for (const { route, facts } of sources) ids.set(route, facts.ids);
  return {
    ids,
    trailingSlash: site.docs.trailingSlash,
    docsPlace: index.docsPlace,
    baseUrl: site.baseUrl,
    files: new Map([...failed, ...sources.map(({ file, route }) => [file, route] as const)]),
    /** Drafts, which aren't built, by file and by route. */
    drafts: new Map(
      index.drafts.flatMap((draft) => [
        [draft.file, draft] as const,
        [draft.route, draft] as const,
      ]),
    ),
    diagnostics: claimRoutes(claims),
  };
}
