import { titleOf } from '../../content/content-index.ts';
import { textFor } from '../../texts/text.ts';
import { showSidebar } from '../navigation/doc-navigation.ts';
import { lastVersionOf } from '../navigation/navbar-diagnostics.ts';
import { labelOfSection } from '../navigation/section-labels.ts';
import { blogSectionId, docsSectionId } from '../navigation/section-names.ts';
import type { SidebarItem } from '../navigation/tree.ts';
import type { SiteData } from './site-data.ts';

/** The pages of a section; of a long section only a selection that leads to the others. */
export type PageList = { label: string; items: SidebarItem[] };

/** How many posts are listed; the archive has the others. */
const maxPosts = 50;

/** Lists every page by section, with the sections' labels in the navbar, for visitors who can't search. */
export function listPagesBySection({ site, navigation, posts, hrefOf }: SiteData): PageList[] {
  const { sidebars, lookUpPage } = navigation;
  const { listed } = posts;
  const labelOf = (section: string) => labelOfSection(section, navigation, site);
  const linkTo = (route: string, label: string): SidebarItem => {
    return { type: 'link', label, href: hrefOf(route), current: false };
  };
  const last = lastVersionOf(site);
  const docs = [...sidebars.values()]
    .filter(({ version }) => version === last)
    .map((sidebar) => ({
      label: labelOf(docsSectionId(sidebar.id)),
      items: showSidebar(sidebar, undefined, lookUpPage),
    }));
  const links = listed.slice(0, maxPosts).map((post) => linkTo(post.route, titleOf(post)));
  if (listed.length > maxPosts) links.push(linkTo('/blog/archive/', textFor('blog.allPosts')));
  const blog = { label: labelOf(blogSectionId), items: links };
  return [...docs, blog].filter(({ items }) => items.length > 0);
}
