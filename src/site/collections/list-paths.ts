import { decodeSegment, encodePath, routeOfPath } from '../../content/source-path.ts';
import type { SidebarIndex } from '../navigation/sidebar-index.ts';
import type { PageKind } from '../table/site-page.ts';
import type { SiteTable } from '../table/site-table.ts';
import type { SiteData } from './site-data.ts';

/**
 * The routes of some kinds of pages, as percent-encoded segments below a path, as in the router. Of two pages with one
 * route only the last is listed: in dev, the router would otherwise reject all pages before the diagnostic is known.
 */
export function listPaths(
  { byRoute }: SiteTable,
  base: string,
  kinds: readonly PageKind[],
): string[][] {
  return [...byRoute.values()]
    .filter(({ kind, route }) => kinds.includes(kind) && route.startsWith(base))
    .map(({ route }) => encodePath(route.slice(base.length)).split('/').filter(Boolean));
}

/**
 * The kind of a page.
 * @param route percent-encoded or not
 */
export function kindOfPage({ byRoute }: SiteTable, route: string): PageKind | undefined {
  return byRoute.get(decodeSegment(route))?.kind;
}

/** The paths of the blog's pages that the router lists for every site. */
const blogPaths = ['/blog', '/blog/archive', '/blog/tags'];

/**
 * Whether a path is that of a page of the blog, and the site has no blog.
 * @param path as in the router: without base path and trailing slash
 */
export function lacksBlogPage(table: SiteTable, path: string): boolean {
  return blogPaths.includes(path) && kindOfPage(table, routeOfPath(path)) === undefined;
}

/** The section of a page, and the sidebar that lists it. */
export function findPlace(
  { table, navigation }: Pick<SiteData, 'table' | 'navigation'>,
  route: string,
): { section?: string; sidebar?: SidebarIndex } {
  const { section, sidebar } = table.byRoute.get(route) ?? {};
  return {
    section,
    sidebar: sidebar === undefined ? undefined : navigation.sidebars.get(sidebar),
  };
}
