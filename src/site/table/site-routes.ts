import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { FieldDiagnostic } from '../../diagnostics/places.ts';
import { lastVersionOf } from '../navigation/navbar-diagnostics.ts';
import type { Source } from './site-page.ts';
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
  const table = buildSiteTable(index, site);
  const claims = table.files.flatMap(({ kind, route, source }) =>
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
    ...(site.docs.versionPaths && {
      versions: new Map(
        table.pages.flatMap(({ route, version }) => (version ? [[route, version] as const] : [])),
      ),
      lastVersion: lastVersionOf(site),
    }),
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

/** A route and the source of its page; pages of the site itself have no file. */
type RouteClaim = Source & {
  route: string;
  /** Set for redirects from another spelling of a route. */
  mayDifferByCase?: boolean;
};

/**
 * Finds routes with two sources, and routes that differ only in case, which are the same file on many machines.
 * @returns a diagnostic at the later source of each pair, which names the earlier one
 */
function claimRoutes(claims: readonly RouteClaim[]): FieldDiagnostic[] {
  const owners = new Map<string, RouteClaim>();
  /** The first source of each route in lower case. */
  const folded = new Map<string, RouteClaim>();
  const diagnostics: FieldDiagnostic[] = [];
  for (const claim of claims) {
    const { route, file, field, mayDifferByCase } = claim;
    const lower = route.toLowerCase();
    const owner = owners.get(route) ?? (mayDifferByCase ? undefined : folded.get(lower));
    if (!owner) {
      owners.set(route, claim);
      folded.set(lower, folded.get(lower) ?? claim);
    }
    const at = file ?? owner?.file;
    if (!owner || at === undefined) continue;
    const place = field === undefined ? { line: 1, column: 1 } : { field };
    diagnostics.push({ file: at, ...place, ...describe(owner, claim) });
  }
  return diagnostics;
}

function describe(owner: RouteClaim, claim: RouteClaim): { message: string; hint: string } {
  const { route, name, file } = claim;
  const change = suggestChange(claim, 'Rename one, or give it a `slug`.');
  if (owner.route === route) {
    return {
      message: `the route ${route} has two sources: ${owner.name} and ${name === file ? 'this file' : name}`,
      hint: change,
    };
  }
  return {
    message: `the route ${route} differs only in case from ${owner.route}, the route of ${owner.name}`,
    hint: `On many machines they are the same file. ${change}`,
  };
}

/** What to do about the route of a source: for a redirect, something else than for a page. */
function suggestChange({ field }: Source, ofPage: string): string {
  return field?.startsWith('redirects') ? 'Correct or remove the redirect.' : ofPage;
}
