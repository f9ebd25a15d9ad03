import type { PageMeta } from '../../config/page-meta.ts';
import type { PageVersion } from '../../config/page-version.ts';
import { addVersion, dropVersion, sortVersions } from '../../content/docs-versions.ts';
import { joinRoute } from '../../content/route.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { findMainRoute } from '../navigation/navbar-diagnostics.ts';
import type { SiteData } from './site-data.ts';

type Input = Pick<SiteData, 'index' | 'site' | 'table' | 'navigation' | 'hrefOf'>;

/** The version of a page, and where the page is in others; nothing if the site has only one version. */
export function describeVersion(data: Input, route: string): { version?: PageVersion } {
  const { site, navigation, index, hrefOf } = data;
  const { versions, versionPaths } = site.docs;
  const name = data.table.byRoute.get(route)?.version;
  const own = versions.find((version) => version.name === name);
  const [last] = sortVersions(versions);
  if (!versionPaths || !own || !last) return {};
  const hrefs = listHrefs(data, route);
  const main = findMainRoute({ ...navigation, site, index }, last.name) ?? joinRoute(last.path);
  const latest = { label: last.label, href: hrefs[last.name] ?? hrefOf(main) };
  const { label, banner, badge } = own;
  return {
    version: {
      name: own.name,
      label,
      ...(banner && { banner }),
      ...(badge && { badge }),
      latest,
      hrefs,
    },
  };
}

/** By the table of a site, and by what a page is called in every version. */
const hrefsByName = new WeakMap<object, Map<string, PageVersion['hrefs']>>();

/** Where a page is in the versions that have it; computed once for all of them. */
function listHrefs(data: Input, route: string): PageVersion['hrefs'] {
  const { index, site, table, hrefOf } = data;
  const { version = '' } = table.byRoute.get(route) ?? {};
  const doc = lookUpDocs(index).byRoute.get(route);
  const { [version]: path = '' } = site.docs.versionPaths ?? {};
  // Ids begin without a slash.
  const name = doc ? dropVersion(doc.id, version) : `/${route.slice(joinRoute(path).length)}`;
  const known = hrefsByName.get(table) ?? new Map<string, PageVersion['hrefs']>();
  const hrefs =
    known.get(name) ??
    Object.fromEntries(
      site.docs.versions.flatMap(({ name: other }) => {
        const there = findInVersion(data, route, other);
        return there === undefined ? [] : [[other, hrefOf(there)]];
      }),
    );
  hrefsByName.set(table, known.set(name, hrefs));
  return hrefs;
}

/** What the head of a page says of its version: the canonical page of an older one is that of the last, if it exists. */
export function versionHead(data: Input, route: string): Partial<PageMeta> {
  const { site, hrefOf, table } = data;
  const { version, isOlder } = table.byRoute.get(route) ?? {};
  const own = site.docs.versions.find(({ name }) => name === version);
  const [last] = sortVersions(site.docs.versions);
  const newest = isOlder && last ? findInVersion(data, route, last.name) : undefined;
  const canonical = newest !== undefined && site.url + hrefOf(newest);
  return {
    docsearchVersion: version,
    ...(own?.noindex && { noindex: true }),
    ...(canonical && {
      head: [{ name: 'link', attributes: { rel: 'canonical', href: canonical } }],
    }),
  };
}

/**
 * The route of the same page in another version: of a doc, that of the doc with its id; of other pages, the same path.
 * @returns undefined if that version has no such page
 */
function findInVersion(
  { index, site, table }: Input,
  route: string,
  other: string,
): string | undefined {
  const { byId, byRoute } = lookUpDocs(index);
  const { version = '' } = table.byRoute.get(route) ?? {};
  if (other === version) return route;
  const doc = byRoute.get(route);
  if (doc) return byId.get(addVersion(dropVersion(doc.id, version), other))?.route;
  const { [version]: ownPath = '', [other]: otherPath = '' } = site.docs.versionPaths ?? {};
  const there = joinRoute(otherPath, route.slice(joinRoute(ownPath).length));
  return table.byRoute.get(there)?.version === other ? there : undefined;
}
