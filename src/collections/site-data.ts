import { index } from 'virtual:content';
import type { DocLookup } from '../navigation/doc-navigation.ts';
import { buildNavbar } from '../navigation/navbar.ts';
import { hrefOfRoute } from '../navigation/resolve-link.ts';
import { buildSidebar, type SidebarNode } from '../navigation/sidebar.ts';
import { site } from '../site/site.ts';
import type { Shell } from './page.ts';

/** The sidebars of `site.config.ts` by id. */
export const sidebars: ReadonlyMap<string, SidebarNode[]> = new Map(
  Object.entries(site.docs.sidebars).map(([id, entries]) => [id, buildSidebar(id, entries, index)]),
);

const docsById = new Map(index.docs.map((doc) => [doc.id, doc]));

/** The docs, for what is made of sidebars. */
export const docLookup: DocLookup = {
  byId: (id) => docsById.get(id),
  hrefOf: (doc) => hrefOf(doc.route),
};

/** A route as it stands in an href: base path, percent-encoded. */
export function hrefOf(route: string): string {
  return hrefOfRoute(route, site.baseUrl);
}

/** The shell of a page: what depends on where one is. */
export function getShell(
  route: string,
  extra: Partial<Shell> & { sidebarId?: string } = {},
): Shell {
  const { sidebarId, ...rest } = extra;
  return { navbar: buildNavbar({ site, index, sidebars, route, sidebarId }), ...rest };
}
