import { index } from 'virtual:content';
import { decodeSegment, encodePath } from '../content/source-path.ts';
import { blogSectionId, docsSectionId } from '../navigation/section-names.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import { site } from '../site/site.ts';
import type { PageKind } from '../table/site-page.ts';
import { buildSiteTable } from '../table/site-table.ts';
import { navbar, sidebars } from './site-data.ts';

/** What this site consists of. */
export const table = buildSiteTable(index, site);

const navLinks = [...navbar.left, ...navbar.right]
  .flatMap((entry) => (entry.kind === 'dropdown' ? entry.items : [entry]))
  .filter((entry) => entry.kind === 'link');

/** The pages of the features, by their paths below the root. */
export function listFeaturePaths(): string[][] {
  return table.pages.flatMap(({ head, route }) =>
    head ? [encodePath(route).split('/').filter(Boolean)] : [],
  );
}

/** The routes of some kinds as segments below a path, percent-encoded as the router wants them. */
export function listPaths(base: string, ...kinds: PageKind[]): string[][] {
  return table.pages
    .filter(({ kind, route }) => kinds.includes(kind) && route.startsWith(base))
    .map(({ route }) => encodePath(route.slice(base.length)).split('/').filter(Boolean));
}

/** What a page of the site is, by its route, percent-encoded or not. */
export function kindOfPage(route: string): PageKind | undefined {
  return table.byRoute.get(decodeSegment(route))?.kind;
}

/** What a page stands in: its section, and the sidebar of which that is. */
export function findPlace(route: string): { section?: string; sidebar?: SidebarIndex } {
  const { section, sidebar } = table.byRoute.get(route) ?? {};
  return { section, sidebar: sidebar === undefined ? undefined : sidebars.get(sidebar) };
}

/**
 * What a page belongs to, as the navbar says it: by the item that is for its section. A sidebar
 * without an item is called by its id.
 */
export function labelOfSection(section: string | undefined): string {
  if (section === undefined) return site.title;
  const item = navLinks.find((link) => link.section === section);
  const id = [...sidebars.keys()].find((name) => docsSectionId(name) === section) ?? blogSectionId;
  return item ? item.label : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
