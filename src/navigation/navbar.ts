import type { ContentIndex } from '../content/content-index.ts';
import { FaultError } from '../faults/fault.ts';
import { placeFault } from '../faults/places.ts';
import { hrefOfLink, hrefOfRoute } from '../links/resolve-link.ts';
import { blogSectionId, docsSectionId } from '../sections/section-names.ts';
import type { NavbarItem, SiteConfig } from '../site/schema.ts';
import { lookUpDocs } from './doc-lookup.ts';
import { labelOf } from './sidebar.ts';
import { describeUnknownId, type SidebarFault } from './sidebar-context.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { NavbarView, NavLink } from './tree.ts';

type NavbarInput = {
  site: SiteConfig;
  index: ContentIndex;
  sidebars: ReadonlyMap<string, SidebarIndex>;
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
export function findNavbarFaults(input: NavbarInput): SidebarFault[] {
  return input.site.navbar.items.flatMap((item, number) => {
    const field = `navbar.items[${number}]`;
    if ('sidebarId' in item) {
      const sidebar = input.sidebars.get(item.sidebarId);
      if (!sidebar)
        return unknownId(`${field}.sidebarId`, 'sidebar', item.sidebarId, input.sidebars.keys());
      if (firstRoute(sidebar, input.index) !== undefined) return [];
      const message = `${field}.sidebarId: the sidebar "${item.sidebarId}" has nothing to link to`;
      const hint = 'Give it a doc, or take the item away.';
      return { file: 'site.config.ts', field: `${field}.sidebarId`, message, hint };
    }
    if (!('docId' in item)) return [];
    const { byId } = lookUpDocs(input.index);
    const isDraft = input.index.drafts.some(({ id }) => id === item.docId);
    if (byId.has(item.docId) || isDraft) return [];
    const { docId: missingId } = item;
    return { ...unknownId(`${field}.docId`, 'doc', missingId, byId.keys()), missingId };
  });
}

function navLinkOf(item: NavbarItem, input: NavbarInput): NavLink | undefined {
  if ('sidebarId' in item) {
    const route = firstRoute(input.sidebars.get(item.sidebarId), input.index) ?? '/';
    const href = hrefOfRoute(route, input.site.baseUrl);
    return internalLink(item.label, href, input, docsSectionId(item.sidebarId));
  }
  if ('docId' in item) {
    const doc = lookUpDocs(input.index).byId.get(item.docId);
    if (!doc) return undefined;
    const href = hrefOfRoute(doc.route, input.site.baseUrl);
    return internalLink(item.label ?? labelOf(doc), href, input);
  }
  if (item.href) {
    return { label: item.label, href: item.href, external: true, icon: item.icon };
  }
  return internalLink(item.label, hrefOfLink(item.to ?? '/', input.site.baseUrl), input);
}

/** The route of the first page of a sidebar. */
function firstRoute(sidebar: SidebarIndex | undefined, index: ContentIndex): string | undefined {
  const first = sidebar?.order[0];
  return first?.startsWith('/') ? first : first && lookUpDocs(index).byId.get(first)?.route;
}

function internalLink(
  label: string,
  href: string,
  input: NavbarInput,
  section = sectionAt(href, input),
): NavLink {
  return { label, href, external: false, section };
}

/** The section that begins at an address: the blog's, or that of a sidebar. */
function sectionAt(href: string, { sidebars, index, site }: NavbarInput): string | undefined {
  const isAt = (route = '') => href === hrefOfRoute(route, site.baseUrl);
  if (isAt('/blog/')) return blogSectionId;
  const own = [...sidebars].find(([, sidebar]) => isAt(firstRoute(sidebar, index)));
  return own && docsSectionId(own[0]);
}

function unknownId(field: string, kind: string, id: string, ids: Iterable<string>): SidebarFault {
  return { file: 'site.config.ts', field, ...describeUnknownId(field, kind, id, ids) };
}
