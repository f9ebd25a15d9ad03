import { index } from 'virtual:content';
import { decodeSegment } from '../content/source-path.ts';
import { lookUpDocs } from '../navigation/doc-lookup.ts';
import { showSidebar } from '../navigation/doc-navigation.ts';
import { blogSectionId, docsSectionId } from '../navigation/navbar.ts';
import type { Neighbour, SidebarItem } from '../navigation/tree.ts';
import { getRecentPosts } from './posts.ts';
import { categoryPages, findSidebar, hrefOf, lookUpPage, sidebars } from './site-data.ts';

/** What stands beside a page, and is the same for all pages of its section but for the marks. */
export type Section =
  | { id: string; kind: 'sidebar'; items: SidebarItem[] }
  | { id: string; kind: 'recent-posts'; posts: Neighbour[]; currentHref?: string };

/**
 * The section of a page, as that page shows it.
 * @param path as the router has it: percent-encoded, without base path and closing slash
 */
export function getSection(path: string): Section | undefined {
  const route = `${decodeSegment(path)}/`;
  if (route.startsWith('/blog/')) return { ...blogSection(), currentHref: hrefOf(route) };
  const doc = lookUpDocs(index).byRoute.get(route);
  const category = categoryPages.get(route);
  const sidebar = doc ? findSidebar(doc) : category && sidebars.get(category.sidebarId);
  if (!sidebar || sidebar.nodes.length === 0) return undefined;
  const items = showSidebar(sidebar, doc?.id ?? route, lookUpPage);
  return { id: docsSectionId(sidebar.id), kind: 'sidebar', items };
}

/** Every section with nothing marked, for a page that was come to from another section. */
export function listSections(): Section[] {
  const docs = [...sidebars.values()].map((sidebar): Section => {
    const items = showSidebar(sidebar, undefined, lookUpPage);
    return { id: docsSectionId(sidebar.id), kind: 'sidebar', items };
  });
  return [...docs, blogSection()];
}

function blogSection() {
  return { id: blogSectionId, kind: 'recent-posts' as const, posts: getRecentPosts() };
}
