import type { ContentIndex } from '../content/content-index.ts';
import { FaultError } from '../faults/fault.ts';
import { type FieldFault, placeFault } from '../faults/places.ts';
import { hrefOfLink, hrefOfRoute } from '../links/resolve-link.ts';
import type { NavbarItem, SiteConfig } from '../site/schema.ts';
import { lookUpDocs } from './doc-lookup.ts';
import { labelOf, listSidebarDocs, type SidebarNode } from './sidebar.ts';
import { listIds } from './sidebar-context.ts';
import type { NavbarView, NavLink } from './tree.ts';

/** The ids of page sections: that of the blog, and of each docs sidebar. */
export const blogSectionId = 'blog';
export const docsSectionId = (sidebarId: string) => `docs-${sidebarId}`;

export type NavbarInput = {
  site: SiteConfig;
  index: ContentIndex;
  sidebars: ReadonlyMap<string, readonly SidebarNode[]>;
};

/**
 * The navbar, the same on every page; an item for a draft is left out.
 * @throws FaultError for an unknown sidebar or doc id, with the valid ones
 */
export function buildNavbar(input: NavbarInput): NavbarView {
  const faults = findNavbarFaults(input);
  if (faults.length > 0) throw new FaultError(faults.map((fault) => placeFault(fault, undefined)));
  const at = (position: 'left' | 'right') =>
    input.site.navbar.items
      .filter((item) => (item.position ?? 'left') === position)
      .flatMap((item) => navLinkOf(item, input) ?? []);
  return { left: at('left'), right: at('right') };
}

/** The items that name a sidebar or doc that is not there, or a sidebar that leads nowhere. */
export function findNavbarFaults(
  input: Pick<NavbarInput, 'site' | 'index' | 'sidebars'>,
): (FieldFault & { missingId?: string })[] {
  return input.site.navbar.items.flatMap((item, number) => {
    const field = `navbar.items[${number}]`;
    if ('sidebarId' in item) {
      const nodes = input.sidebars.get(item.sidebarId);
      if (!nodes)
        return unknownId(`${field}.sidebarId`, 'sidebar', item.sidebarId, input.sidebars.keys());
      if (firstRoute(nodes, input.index) !== undefined) return [];
      const message = `${field}.sidebarId: the sidebar "${item.sidebarId}" has nothing to link to`;
      const hint = 'Give it a doc, or take the item away.';
      return { file: 'site.config.ts', field: `${field}.sidebarId`, message, hint };
    }
    if (!('docId' in item)) return [];
    const { byId } = lookUpDocs(input.index);
    const isDraft = input.index.drafts.some(({ id }) => id === item.docId);
    if (byId.has(item.docId) || isDraft) return [];
    return {
      ...unknownId(`${field}.docId`, 'doc', item.docId, byId.keys()),
      missingId: item.docId,
    };
  });
}

function navLinkOf(item: NavbarItem, input: NavbarInput): NavLink | undefined {
  if ('sidebarId' in item) {
    const route = firstRoute(input.sidebars.get(item.sidebarId) ?? [], input.index) ?? '/';
    return internalLink(item.label, route, input, docsSectionId(item.sidebarId));
  }
  if ('docId' in item) {
    const doc = lookUpDocs(input.index).byId.get(item.docId);
    return doc && internalLink(item.label ?? labelOf(doc), doc.route, input);
  }
  if (item.href) {
    return { type: 'link', label: item.label, href: item.href, external: true, icon: item.icon };
  }
  const href = hrefOfLink(item.to ?? '/', input.site.baseUrl);
  const isBlog = href === hrefOfRoute('/blog/', input.site.baseUrl);
  const section = isBlog ? blogSectionId : undefined;
  return { type: 'link', label: item.label, href, external: false, section };
}

/** The route of the first page of a sidebar. */
function firstRoute(nodes: readonly SidebarNode[], index: ContentIndex): string | undefined {
  const [first] = listSidebarDocs(nodes);
  return first?.startsWith('/') ? first : first && lookUpDocs(index).byId.get(first)?.route;
}

function internalLink(label: string, route: string, input: NavbarInput, section?: string): NavLink {
  const href = hrefOfRoute(route, input.site.baseUrl);
  return { type: 'link', label, href, external: false, section };
}

function unknownId(field: string, kind: string, id: string, ids: Iterable<string>): FieldFault {
  const message = `${field}: there is no ${kind} with the id "${id}"`;
  return { file: 'site.config.ts', field, message, hint: listIds(kind, ids) };
}
