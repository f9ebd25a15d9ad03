import type { ContentIndex } from '../content/content-index.ts';
import { type Fault, FaultError } from '../faults/fault.ts';
import type { NavbarItem, SiteConfig } from '../site/schema.ts';
import { hrefOfRoute } from './resolve-link.ts';
import { labelOf } from './sidebar.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { NavbarView, NavLink } from './tree.ts';

/** The ids of page sections: that of the blog, and of each docs sidebar. */
export const blogSectionId = 'blog';
export const docsSectionId = (sidebarId: string) => `docs-${sidebarId}`;

export type NavbarInput = {
  site: SiteConfig;
  index: ContentIndex;
  sidebars: ReadonlyMap<string, SidebarIndex>;
};

/**
 * The navbar, the same on every page.
 * @throws FaultError for an unknown sidebar or doc id, with the valid ones
 */
export function buildNavbar(input: NavbarInput): NavbarView {
  const links = input.site.navbar.items.map((item, number) => ({
    position: item.position ?? 'left',
    link: navLinkOf(item, `navbar.items[${number}]`, input),
  }));
  const at = (position: 'left' | 'right') =>
    links.filter((entry) => entry.position === position).map((entry) => entry.link);
  return { left: at('left'), right: at('right') };
}

function navLinkOf(item: NavbarItem, field: string, input: NavbarInput): NavLink {
  if ('sidebarId' in item) {
    const sidebar = input.sidebars.get(item.sidebarId);
    if (!sidebar)
      throw unknownId(`${field}.sidebarId`, 'sidebar', item.sidebarId, input.sidebars.keys());
    const first = sidebar.order[0];
    const doc = input.index.docs.find((other) => other.id === first);
    if (!doc) throw unknownId(`${field}.sidebarId`, 'sidebar with docs', item.sidebarId, []);
    return internalLink(item.label, doc.route, input, docsSectionId(item.sidebarId));
  }
  if ('docId' in item) {
    const doc = input.index.docs.find((other) => other.id === item.docId);
    const ids = input.index.docs.map((other) => other.id);
    if (!doc) throw unknownId(`${field}.docId`, 'doc', item.docId, ids);
    return internalLink(item.label ?? labelOf(doc), doc.route, input);
  }
  if (item.href) {
    return { type: 'link', label: item.label, href: item.href, external: true, icon: item.icon };
  }
  const route = item.to ?? '/';
  return internalLink(item.label, route, input, route === '/blog/' ? blogSectionId : undefined);
}

function internalLink(label: string, route: string, input: NavbarInput, section?: string): NavLink {
  const href = hrefOfRoute(route, input.site.baseUrl);
  return { type: 'link', label, href, external: false, section };
}

function unknownId(field: string, kind: string, id: string, ids: Iterable<string>): FaultError {
  const fault: Fault = {
    file: 'site.config.ts',
    message: `${field}: there is no ${kind} with the id "${id}"`,
    hint: `Available ids are:\n    - ${[...ids].join('\n    - ')}`,
  };
  return new FaultError([fault]);
}
