import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { currentVersion } from '../../content/docs-versions.ts';
import { hrefOfLink, hrefOfRoute, type SitePaths } from '../../links/resolve-link.ts';
import { buildSidebars } from './build-sidebars.ts';
import { lookUpDocs } from './doc-lookup.ts';
import { buildNavbar } from './navbar.ts';
import { findNavbarDiagnostics } from './navbar-diagnostics.ts';
import { type CategoryPage, labelOf, type SidebarNode } from './sidebar.ts';
import type { SidebarDiagnostic } from './sidebar-context.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { NavbarView, Neighbour, PageLookup } from './tree.ts';

/** The sidebars of a site, and the diagnostics of its navigation. */
export type SiteNavigation = {
  /** By their ids in `docs.sidebars`; those of older versions after the version's folder. */
  sidebars: ReadonlyMap<string, SidebarIndex>;
  /** The generated pages of categories that have items; of two with the same route the later one is an error. */
  categories: readonly CategoryPage[];
  categoryByRoute: ReadonlyMap<string, CategoryPage>;
  /** The diagnostics of the sidebars, then those of the navbar. */
  diagnostics: readonly SidebarDiagnostic[];
};

/** The navigation of a site whose pages are known, with the addresses that its links lead to. */
export type LinkedNavigation = SiteNavigation & {
  lookUpPage: PageLookup;
  /** @throws DiagnosticError if it has diagnostics */
  readonly navbar: NavbarView;
};

const navigations = new WeakMap<ContentIndex, { site: SiteConfig; navigation: SiteNavigation }>();

/** Builds the sidebars of `site.config.ts`, and checks its navbar; once for each index. */
export function buildNavigation(index: ContentIndex, site: SiteConfig): SiteNavigation {
  const cached = navigations.get(index);
  if (cached?.site === site) return cached.navigation;
  const hasCurrent = site.docs.versions.some(({ name }) => name === currentVersion);
  const {
    byId: sidebars,
    pages: categories,
    diagnostics,
  } = buildSidebars(
    hasCurrent ? site.docs.sidebars : {},
    index,
    site.docs.versionSidebars,
    site.sidebarTexts,
  );
  const input = { site, index, sidebars };
  const categoryByRoute = new Map(categories.map((page) => [page.route, page]));
  const navigation = {
    sidebars,
    categories,
    categoryByRoute,
    diagnostics: [...diagnostics, ...findNavbarDiagnostics(input)],
  };
  navigations.set(index, { site, navigation });
  return navigation;
}

/**
 * Adds the navbar and the lookup of pages, which need to know what links lead to.
 * @param paths the pages and files of the site
 */
export function linkNavigation(
  navigation: SiteNavigation,
  { index, site, paths }: { index: ContentIndex; site: SiteConfig; paths: SitePaths },
): LinkedNavigation {
  const { sidebars } = navigation;
  let navbar: NavbarView | undefined;
  return {
    ...navigation,
    lookUpPage: createPageLookup(index, navigation, paths),
    get navbar() {
      navbar ??= buildNavbar({ site, index, sidebars, paths });
      return navbar;
    },
  };
}

/** The labels that docs have in a sidebar, by their ids. */
function listLabels(nodes: readonly SidebarNode[]): (readonly [string, string])[] {
  return nodes.flatMap((node) => {
    if (node.type === 'category') return listLabels(node.items);
    return node.type === 'doc' ? [[node.id, node.label] as const] : [];
  });
}

/**
 * Creates a function that finds a page of a sidebar by the id of its doc, or by its route. Unlisted docs aren't
 * found. Results are cached, because each page looks up everything beside it.
 */
function createPageLookup(
  index: ContentIndex,
  { categoryByRoute, sidebars }: SiteNavigation,
  paths: SitePaths,
): PageLookup {
  const labels = new Map(
    [...sidebars.values()].flatMap(({ nodes }) => listLabels(nodes)).toReversed(),
  );
  const pages = new Map<string, Neighbour | undefined>();
  const find = (key: string): Neighbour | undefined => {
    if (key.startsWith('/')) {
      const category = categoryByRoute.get(key);
      return category
        ? { label: category.node.label, href: hrefOfRoute(key, paths.baseUrl) }
        : { label: key, href: hrefOfLink(key, paths) };
    }
    const doc = lookUpDocs(index).byId.get(key);
    if (!doc || doc.frontMatter.unlisted) return undefined;
    const { pagination_label: named, sidebar_label: short } = doc.frontMatter;
    const label = named ?? short ?? labels.get(key) ?? labelOf(doc);
    return { label, href: hrefOfRoute(doc.route, paths.baseUrl) };
  };
  return (key) => {
    const page = pages.get(key) ?? find(key);
    pages.set(key, page);
    return page;
  };
}
