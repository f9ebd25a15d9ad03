import { findFirstHref } from './category-cards.ts';
import type { CategoryNode, SidebarNode } from './sidebar.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { Breadcrumb, Neighbour, SidebarItem, SidebarLink } from './tree.ts';

/** How a page of a sidebar is called beside others, and where it is; by doc id, or by route. */
export type PageLookup = (key: string) => Neighbour | undefined;

/** Above this many links the closed categories of a sidebar hold one link only. */
const manyLinks = 150;

/**
 * The sidebar as one page shows it: its own link marked, the categories around it open. A long one
 * leaves out what is in the closed categories but for a first link, so that pages do not grow with
 * the site and each can still be reached.
 * @param currentKey undefined for the whole sidebar, with nothing marked and nothing left out
 */
export function showSidebar(
  sidebar: SidebarIndex,
  currentKey: string | undefined,
  pages: PageLookup,
): SidebarItem[] {
  const isLong = currentKey !== undefined && sidebar.order.length > manyLinks;
  const around = (currentKey !== undefined && sidebar.parents.get(currentKey)) || [];
  const linkTo = (key: string, label: string, className?: string): SidebarLink => {
    const current = key === currentKey;
    return { type: 'link', label, className, href: pages(key)?.href ?? '', current };
  };
  const itemsOf = (node: CategoryNode, open: boolean) => {
    if (!isLong || open) return node.items.map(show);
    const first = sidebar.firsts.get(node);
    return first === undefined ? [] : [linkTo(first, pages(first)?.label ?? '')];
  };
  const show = (node: SidebarNode): SidebarItem => {
    if (node.type === 'link') {
      return { ...node, href: findFirstHref(node, pages) ?? '', current: false };
    }
    if (node.type === 'doc') return linkTo(node.id, node.label, node.className);
    const { label, className, linkId, collapsed, collapsible = true } = node;
    const open = around.includes(node) || !collapsed || !collapsible;
    return {
      type: 'category',
      label,
      className,
      href: linkId === undefined ? undefined : pages(linkId)?.href,
      current: linkId !== undefined && linkId === currentKey,
      open,
      leftOut: isLong && !open,
      collapsible,
      items: itemsOf(node, open),
    };
  };
  return sidebar.nodes.map(show);
}

/** The way from the sidebar's top to a page; its last step has no href. */
export function findBreadcrumbs(
  sidebar: SidebarIndex,
  currentKey: string,
  pages: PageLookup,
): Breadcrumb[] {
  const around = sidebar.parents.get(currentKey);
  if (!around) return [];
  const steps = around.map(({ label, linkId }) => {
    const isOwn = linkId === undefined || linkId === currentKey;
    return { label, href: isOwn ? undefined : pages(linkId)?.href };
  });
  if (around.at(-1)?.linkId === currentKey) return steps;
  const siblings = around.at(-1)?.items ?? sidebar.nodes;
  const own = siblings.find((node) => node.type === 'doc' && node.id === currentKey);
  return [...steps, { label: own?.label ?? pages(currentKey)?.label ?? '' }];
}

/**
 * The pages before and after one in its sidebar.
 * @param chosen what front matter names instead: the id of a doc, or null for none
 */
export function findNeighbours(
  sidebar: SidebarIndex | undefined,
  key: string,
  pages: PageLookup,
  chosen: { previous?: string | null; next?: string | null } = {},
): { previous?: Neighbour; next?: Neighbour } {
  const place = sidebar?.places.get(key);
  const neighbour = (written: string | null | undefined, offset: number) => {
    const inOrder = place === undefined ? undefined : sidebar?.order[place + offset];
    const other = written === undefined ? inOrder : written;
    return other ? pages(other) : undefined;
  };
  return { previous: neighbour(chosen.previous, -1), next: neighbour(chosen.next, 1) };
}
