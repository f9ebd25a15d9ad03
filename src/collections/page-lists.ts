import { titleOf } from '../content/content-index.ts';
import { showSidebar } from '../navigation/doc-navigation.ts';
import { blogSectionId, docsSectionId } from '../navigation/section-names.ts';
import type { SidebarItem } from '../navigation/tree.ts';
import { listedPosts } from './posts.ts';
import { hrefOf, lookUpPage, sidebars } from './site-data.ts';
import { labelOfSection } from './table.ts';

/** The pages of a section; of a long one as many as lead to each of the others. */
export type PageList = { label: string; items: SidebarItem[] };

/** So many posts are listed; the others stand in the archive. */
const manyPosts = 50;

/** Every page by section, as the navbar calls the sections: for a visitor who cannot search. */
export function listPagesBySection(): PageList[] {
  const docs = [...sidebars.values()].map((sidebar) => ({
    label: labelOfSection(docsSectionId(sidebar.id)),
    items: showSidebar(sidebar, undefined, lookUpPage),
  }));
  const posts = listedPosts.slice(0, manyPosts).map((post) => linkTo(post.route, titleOf(post)));
  if (listedPosts.length > manyPosts) posts.push(linkTo('/blog/archive/', 'All posts'));
  const blog = { label: labelOfSection(blogSectionId), items: posts };
  return [...docs, blog].filter(({ items }) => items.length > 0);
}

function linkTo(route: string, label: string): SidebarItem {
  return { type: 'link', label, href: hrefOf(route), current: false };
}
