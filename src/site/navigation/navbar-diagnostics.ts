import type { NavbarItem, SimpleItem } from '../../config/navbar-schema.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import {
  addVersion,
  currentVersion,
  dropVersion,
  sortVersions,
} from '../../content/docs-versions.ts';
import { isFeatureItem } from '../../features/navbar-items.ts';
import { textFor } from '../../texts/text.ts';
import { listIds, lookUpDocs } from './doc-lookup.ts';
import { describeUnknownId, type SidebarDiagnostic } from './sidebar-context.ts';
import type { SidebarIndex } from './sidebar-index.ts';

export type NavbarInput = {
  site: SiteConfig;
  index: ContentIndex;
  sidebars: ReadonlyMap<string, SidebarIndex>;
};

/** The configured navbar items; by default a link to each sidebar with docs, and to the blog. */
export function listNavbarItems({ site, index, sidebars }: NavbarInput): readonly NavbarItem[] {
  if (site.navbar.items) return site.navbar.items;
  const last = lastVersionOf(site);
  const links = [...sidebars.values()]
    .filter(({ order, version }) => order.length > 0 && version === last)
    .map((sidebar): NavbarItem => {
      const id = dropVersion(sidebar.id, last);
      const label = id.charAt(0).toUpperCase() + id.slice(1);
      return { type: 'docSidebar', sidebarId: id, label, position: 'left' };
    });
  const blog: NavbarItem = { label: textFor('blog.name'), to: '/blog/', position: 'left' };
  return index.posts.length > 0 ? [...links, blog] : links;
}

/** Finds items that refer to a missing sidebar or doc, or link to docs if there are none. */
export function findNavbarDiagnostics(input: NavbarInput): SidebarDiagnostic[] {
  return listNavbarItems(input).flatMap((item, number) => {
    const field = `navbar.items[${number}]`;
    return [
      ...findItemDiagnostics(item, field, input),
      ...listInner(item).flatMap(([name, items]) =>
        items.flatMap((inner, at) => findItemDiagnostics(inner, `${field}.${name}[${at}]`, input)),
      ),
    ];
  });
}

function listInner(item: NavbarItem): [string, readonly SimpleItem[]][] {
  if ('items' in item) return [['items', item.items]];
  if (!('dropdownItemsBefore' in item)) return [];
  const { dropdownItemsBefore, dropdownItemsAfter } = item;
  return [
    ['dropdownItemsBefore', dropdownItemsBefore],
    ['dropdownItemsAfter', dropdownItemsAfter],
  ];
}

function findItemDiagnostics(
  item: NavbarItem,
  field: string,
  input: NavbarInput,
): SidebarDiagnostic[] {
  if (isFeatureItem(item)) return input.site[item.type] ? [] : [missingFeature(field, item.type)];
  switch (item.type) {
    case 'docSidebar':
      return findSidebarDiagnostics(item.sidebarId, `${field}.sidebarId`, input);
    case 'doc':
      return findDocDiagnostics(item.docId, `${field}.docId`, input);
    case 'docsVersion':
    case 'docsVersionDropdown':
      return findMainRoute(input) === undefined
        ? leadsNowhere(field, 'the version', 'a sidebar')
        : [];
    default:
      return [];
  }
}

function missingFeature(field: string, type: string): SidebarDiagnostic {
  const message = `${field}.type: got "${type}"; this site has no ${type}`;
  const hint = `Remove the item, or configure \`${type}\` in site.config.ts.`;
  return { file: 'site.config.ts', field: `${field}.type`, message, hint };
}

function findSidebarDiagnostics(
  id: string,
  field: string,
  input: NavbarInput,
): SidebarDiagnostic[] {
  const found = listVersionNames(input.site).flatMap(
    (version) => input.sidebars.get(addVersion(id, version)) ?? [],
  );
  if (found.length === 0) {
    const ids = [...input.sidebars.values()].map((sidebar) =>
      dropVersion(sidebar.id, sidebar.version),
    );
    return [unknownId(field, 'sidebar', id, new Set(ids))];
  }
  if (found.some((sidebar) => firstRoute(sidebar, input.index) !== undefined)) return [];
  return leadsNowhere(field, `the sidebar "${id}"`, 'it');
}

function leadsNowhere(field: string, what: string, owner: string): SidebarDiagnostic[] {
  const message = `${field}: ${what} has nothing to link to`;
  const hint = `Add a doc to ${owner}, or remove the item.`;
  return [{ file: 'site.config.ts', field, message, hint }];
}

function findDocDiagnostics(
  id: string,
  field: string,
  { index, site }: NavbarInput,
): SidebarDiagnostic[] {
  const { byId } = lookUpDocs(index);
  const ids = listVersionNames(site).map((version) => addVersion(id, version));
  if (ids.some((docId) => byId.has(docId) || index.drafts.some((draft) => draft.id === docId)))
    return [];
  return [{ ...unknownId(field, 'doc', id, listIds(index, lastVersionOf(site))), missingId: id }];
}

/** The route of the first page of a sidebar. */
export function firstRoute(
  sidebar: SidebarIndex | undefined,
  index: ContentIndex,
): string | undefined {
  const first = sidebar?.order[0];
  return first?.startsWith('/') ? first : first && lookUpDocs(index).byId.get(first)?.route;
}

/** The name of the last version of the docs. */
export function lastVersionOf({ docs }: SiteConfig): string {
  return sortVersions(docs.versions)[0]?.name ?? currentVersion;
}

/** The names of the versions, the last first: what an item leads to that names no version. */
export function listVersionNames({ docs }: SiteConfig): string[] {
  return sortVersions(docs.versions).map(({ name }) => name);
}

/** The main page of a version of the docs, by default of the last: the first of its first sidebar that has one. */
export function findMainRoute(
  { sidebars, index, site }: NavbarInput,
  version = lastVersionOf(site),
): string | undefined {
  const routes = [...sidebars.values()]
    .filter((sidebar) => sidebar.version === version)
    .map((sidebar) => firstRoute(sidebar, index));
  return routes.find((route) => route !== undefined);
}

function unknownId(
  field: string,
  kind: string,
  id: string,
  ids: Iterable<string>,
): SidebarDiagnostic {
  return { file: 'site.config.ts', field, ...describeUnknownId(field, kind, id, ids) };
}
