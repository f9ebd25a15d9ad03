import { titleOf } from '../content/content-index.ts';
import { showSidebar } from '../navigation/doc-navigation.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import { blogSectionId, docsSectionId } from '../navigation/section-names.ts';
import type { SidebarItem } from '../navigation/tree.ts';
import type { SiteData } from './site-data.ts';

/** The pages of a section; of a long one as many as lead to each of the others. */
export type PageList = { label: string; items: SidebarItem[] };

/** So many posts are listed; the others stand in the archive. */
const manyPosts = 50;

/** Every page by section, as the navbar calls the sections: for a visitor who cannot search. */
export function listPagesBySection({ site, navigation, posts, hrefOf }: SiteData): PageList[] {
  const { sidebars, lookUpPage } = navigation;
  const { listed } = posts;
  const labelOf = (section: string) => labelOfSection(section, navigation, site);
  const linkTo = (route: string, label: string): SidebarItem => {
    return { type: 'link', label, href: hrefOf(route), current: false };
  };
  const docs = [...sidebars.values()].map((sidebar) => ({
    label: labelOf(docsSectionId(sidebar.id)),
    items: showSidebar(sidebar, undefined, lookUpPage),
  }));
  const links = listed.slice(0, manyPosts).map((post) => linkTo(post.route, titleOf(post)));
  if (listed.length > manyPosts) links.push(linkTo('/blog/archive/', 'All posts'));
  const blog = { label: labelOf(blogSectionId), items: links };
  return [...docs, blog].filter(({ items }) => items.length > 0);
}
