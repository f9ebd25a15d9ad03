import { routeOfPath } from '../../content/source-path.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { showSidebar } from '../navigation/doc-navigation.ts';
import type { Neighbour, SidebarItem } from '../navigation/tree.ts';
import type { SectionPlace } from '../table/site-page.ts';
import { getRecentPosts } from './posts.ts';
import type { SiteData } from './site-data.ts';

/** What is beside a page: the same for all pages of its section, apart from the marked link. */
export type Section =
  | { id: string; kind: 'sidebar'; items: SidebarItem[] }
  | { id: string; kind: 'recent-posts'; posts: Neighbour[]; currentHref?: string };

/**
 * The section of a page, as that page shows it.
 * @param path as in the router: percent-encoded, without base path and trailing slash
 */
export function getSection(data: SiteData, path: string): Section | undefined {
  const route = routeOfPath(path);
  return describeSection(data, data.table.byRoute.get(route), route);
}

/** Lists every section without marked link, with its file, for navigations from another section. */
export function listSections(data: SiteData): { file: string; section: Section }[] {
  return data.table.files.flatMap((output) => {
    const section = output.kind === 'section' && describeSection(data, output);
    return section ? [{ file: output.path, section }] : [];
  });
}

/** @param route the page whose link is marked */
function describeSection(
  data: SiteData,
  place: SectionPlace = {},
  route?: string,
): Section | undefined {
  const { index, navigation, hrefOf } = data;
  const { section: id, sidebar: sidebarId = '' } = place;
  if (id === undefined) return undefined;
  const sidebar = navigation.sidebars.get(sidebarId);
  if (!sidebar) {
    const currentHref = route && hrefOf(route);
    return { id, kind: 'recent-posts', posts: getRecentPosts(data), currentHref };
  }
  const key = route && (lookUpDocs(index).byRoute.get(route)?.id ?? route);
  return { id, kind: 'sidebar', items: showSidebar(sidebar, key, navigation.lookUpPage) };
}
