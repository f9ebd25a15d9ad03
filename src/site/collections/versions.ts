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
  const routes = versions.flatMap((version) => {
    const there = findInVersion(data, route, version.name);
    return there === undefined ? [] : [[version.name, hrefOf(there)] as const];
  });
  const hrefs = Object.fromEntries(routes);
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
