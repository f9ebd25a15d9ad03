import { index } from 'virtual:content';
import type { DocSource } from '../content/content-index.ts';
import type { DocLookup } from '../navigation/doc-navigation.ts';
import { buildNavbar } from '../navigation/navbar.ts';
import { hrefOfRoute } from '../navigation/resolve-link.ts';
import { buildSidebar } from '../navigation/sidebar.ts';
import { indexSidebar, type SidebarIndex } from '../navigation/sidebar-index.ts';
import { site } from '../site/site.ts';

/** The sidebars of `site.config.ts` by id. */
export const sidebars: ReadonlyMap<string, SidebarIndex> = new Map(
  Object.entries(site.docs.sidebars).map(([id, entries]) => [
    id,
    indexSidebar(id, buildSidebar(id, entries, index)),
  ]),
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

/** The sidebar that stands beside a doc: the one it asks for, else the first that lists it. */
export function findSidebar(doc: DocSource): SidebarIndex | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter;
  if (displayed !== undefined) return displayed === null ? undefined : sidebars.get(displayed);
  return [...sidebars.values()].find(({ places }) => places.has(doc.id));
}

export const navbar = buildNavbar({ site, index, sidebars });
