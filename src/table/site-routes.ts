import type { ContentIndex, Draft } from '../content/content-index.ts';
import type { FieldFault } from '../faults/places.ts';
import type { KnownRoutes } from '../links/resolve-link.ts';
import type { SiteConfig } from '../site/schema.ts';
import { claimRoutes, type RouteClaim } from './claim-routes.ts';
import { buildSiteTable, type SiteTable } from './site-table.ts';

/** Every route of the site. */
export type SiteRoutes = KnownRoutes & {
  /** Drafts that are not built, by file and by route. */
  drafts: ReadonlyMap<string, Draft>;
  faults: FieldFault[];
};

/**
 * Lists the routes; two sources of one route are a fault that names both.
 * @param failed the routes of files with faults
 */
export function listSiteRoutes(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string> = new Map(),
): SiteRoutes {
  const sources = [...index.docs, ...index.posts];
  const ids = new Map<string, readonly string[] | undefined>();
  const claims = listClaims(buildSiteTable(index, site));
  for (const route of [...claims.map((claim) => claim.route), ...failed.values()]) {
    ids.set(route, undefined);
  }
  for (const { route, facts } of sources) ids.set(route, facts.ids);
  return {
    ids,
    files: new Map([...failed, ...sources.map(({ file, route }) => [file, route] as const)]),
    drafts: new Map(
      index.drafts.flatMap((draft) => [
        [draft.file, draft] as const,
        [draft.route, draft] as const,
      ]),
    ),
    faults: claimRoutes(claims),
  };
}

function listClaims({ files }: SiteTable): RouteClaim[] {
  return files.flatMap(({ kind, route, source }) =>
    route === undefined ? [] : [{ route, ...source, mayDifferByCase: kind === 'redirect' }],
  );
}
