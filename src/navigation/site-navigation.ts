import type { ContentIndex } from '../content/content-index.ts';
import type { SiteConfig } from '../site/schema.ts';
import { buildSidebars } from './build-sidebars.ts';
import { buildNavbar } from './navbar.ts';
import { findNavbarFaults } from './navbar-faults.ts';
import { createPageLookup } from './page-lookup.ts';
import type { CategoryPage } from './sidebar.ts';
import type { SidebarFault } from './sidebar-context.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { NavbarView, PageLookup } from './tree.ts';

/** The sidebars and the navbar of a site. */
export type SiteNavigation = {
  /** By their ids in `docs.sidebars`. */
  sidebars: ReadonlyMap<string, SidebarIndex>;
  /** The generated pages of categories that have items; of two with the same route the later one is an error. */
  categories: readonly CategoryPage[];
  categoryByRoute: ReadonlyMap<string, CategoryPage>;
  lookUpPage: PageLookup;
  /** @throws FaultError if it has faults */
  readonly navbar: NavbarView;
  /** The faults of the sidebars, then those of the navbar. */
  faults: readonly SidebarFault[];
};

const known = new WeakMap<ContentIndex, { site: SiteConfig; navigation: SiteNavigation }>();

/** Builds the sidebars and the navbar of `site.config.ts`; once for each index. */
export function buildNavigation(index: ContentIndex, site: SiteConfig): SiteNavigation {
  const found = known.get(index);
  if (found?.site === site) return found.navigation;
  const { byId: sidebars, pages: categories, faults } = buildSidebars(site.docs.sidebars, index);
  const input = { site, index, sidebars };
  const categoryByRoute = new Map(categories.map((page) => [page.route, page]));
  let navbar: NavbarView | undefined;
  const navigation = {
    sidebars,
    categories,
    categoryByRoute,
    lookUpPage: createPageLookup(index, categoryByRoute, site.baseUrl),
    get navbar() {
      navbar ??= buildNavbar(input);
      return navbar;
    },
    faults: [...faults, ...findNavbarFaults(input)],
  };
  known.set(index, { site, navigation });
  return navigation;
}
