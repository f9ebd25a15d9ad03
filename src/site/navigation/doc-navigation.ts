import { type ContentIndex, descriptionOf } from '../../content/content-index.ts';
import { lookUpDocs } from './doc-lookup.ts';
import type { CategoryNode, SidebarNode } from './sidebar.ts';
import type { SidebarIndex } from './sidebar-index.ts';
import type { Breadcrumb, Card, Neighbour, PageLookup, SidebarItem, SidebarLink } from './tree.ts';

/** Above this number of links, a sidebar is shown in part. */
const manyLinks = 150;

/**
 * The sidebar as one page shows it: its own link marked, the categories around it open. A long one only has the
 * path to the page with its neighbours, and one link into each of the other categories, so that pages don't grow
 * with the site and all pages stay reachable.
 * @param currentKey undefined for a sidebar without marked link
 */
export function showSidebar(
  sidebar: SidebarIndex,
  currentKey: string | undefined,
  pages: PageLookup,
): SidebarItem[] {
  const isLong = sidebar.order.length > manyLinks;
  const around = (currentKey !== undefined && sidebar.parents.get(currentKey)) || [];
  const linkTo = (key: string, label: string, className?: string): SidebarLink => {
    const current = key === currentKey;
    return { type: 'link', label, className, href: pages(key)?.href ?? '', current };
  };
  const isMiddle = (node: SidebarNode) =>
    node.type === 'category' ? around.includes(node) : 'id' in node && node.id === currentKey;
  const showAll = (nodes: readonly SidebarNode[]): SidebarItem[] => {
    if (!isLong) return nodes.map(show);
    return thinOut(nodes, nodes.findIndex(isMiddle)).flatMap(({ item, atGap, gapBefore }) => {
      const shown = show(item);
      const marked = atGap && shown.type === 'link' ? { ...shown, leftOut: true } : shown;
      return gapBefore ? [{ type: 'gap' as const }, marked] : [marked];
    });
  };
  const showCategory = (node: CategoryNode): SidebarItem => {
    const { label, className, linkId, collapsed, collapsible = true } = node;
    const open = around.includes(node) || !collapsed || !collapsible;
    const first = isLong && !open ? sidebar.firsts.get(node) : undefined;
    // Its own page opens it, so it needs no further link.
    if (first && first === linkId) return { ...linkTo(first, label, className), leftOut: true };
    return {
      type: 'category',
      label,
      className,
      href: linkId === undefined ? undefined : pages(linkId)?.href,
      current: linkId !== undefined && linkId === currentKey,
      open,
      leftOut: first !== undefined,
      collapsible,
      items: first === undefined ? showAll(node.items) : [linkTo(first, pages(first)?.label ?? '')],
    };
  };
  const show = (node: SidebarNode): SidebarItem => {
    if (node.type === 'category') return showCategory(node);
    if (node.type === 'doc') return linkTo(node.id, node.label, node.className);
    if (node.type === 'html') return node;
    return { ...node, href: findFirstHref(node, pages) ?? '', current: false };
  };
  return showAll(sidebar.nodes);
}

/** The path from the sidebar's top to a page; its last step has no href. */
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
  const ownNode = siblings.find((node) => node.type === 'doc' && node.id === currentKey);
  return [...steps, { label: ownNode?.label ?? pages(currentKey)?.label ?? '' }];
}

/**
 * The previous and next page in a sidebar.
 * @param chosen the page that front matter names instead: the id of a doc, or null for none
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

/** The number of neighbours kept on each side of an item; further ones at distances that double. */
const neighbours = 10;

/** An item that is kept: `atGap` if neighbours of it aren't. */
type Left<T> = { item: T; atGap: boolean; gapBefore: boolean };

/**
 * Leaves out most items of a long list that are far from one item. The remaining ones lead to each of the others
 * in a few steps, because on its own page every item has its neighbours.
 * @param middle the index of that item; -1 counts as the first
 */
function thinOut<T>(items: readonly T[], middle: number): Left<T>[] {
  const last = items.length - 1;
  const stays = (at: number) => {
    const steps = Math.abs(at - Math.max(middle, 0)) / neighbours;
    return at === 0 || at === last || steps <= 1 || Number.isInteger(Math.log2(steps));
  };
  return items.flatMap((item, at) => {
    if (!stays(at)) return [];
    const gapBefore = at > 0 && !stays(at - 1);
    return { item, gapBefore, atGap: gapBefore || (at < last && !stays(at + 1)) };
  });
}

/** The cards on a category's page, one for each item; items without a page are left out. */
export function listCards(
  nodes: readonly SidebarNode[],
  index: ContentIndex,
  pages: PageLookup,
): Card[] {
  return nodes.flatMap((node): Card[] => {
    const href = findFirstHref(node, pages);
    if (href === undefined || node.type === 'html') return [];
    const { label: title } = node;
    if (node.type === 'link') return [{ title, href, kind: 'link' }];
    const ofDoc = node.type === 'doc' ? node.id : node.linkId;
    const doc = ofDoc === undefined ? undefined : lookUpDocs(index).byId.get(ofDoc);
    const description = doc && descriptionOf(doc);
    if (node.type === 'doc') return [{ title, href, kind: 'doc', description }];
    const count = node.items.length === 1 ? '1 item' : `${node.items.length} items`;
    return [
      { title, href, kind: 'category', description: node.description ?? description ?? count },
    ];
  });
}

/** The href of an item, or of the first page below it. */
function findFirstHref(node: SidebarNode, pages: PageLookup): string | undefined {
  if (node.type === 'link')
    return (node.href.startsWith('/') ? pages(node.href)?.href : undefined) ?? node.href;
  if (node.type === 'html') return undefined;
  if (node.type === 'doc') return pages(node.id)?.href;
  const ownHref = node.linkId === undefined ? undefined : pages(node.linkId)?.href;
  if (ownHref !== undefined) return ownHref;
  for (const item of node.items) {
    const href = findFirstHref(item, pages);
    if (href !== undefined) return href;
  }
  return undefined;
}
