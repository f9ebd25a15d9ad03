import { listSidebarDocs, type SidebarNode } from './sidebar.ts';
import type { Breadcrumb, Neighbour, SidebarItem } from './tree.ts';

/** How a page of a sidebar is called beside others, and where it is; by doc id, or by route. */
export type PageLookup = (key: string) => Neighbour | undefined;

/** The sidebar as one page shows it: its own link marked, the categories around it open. */
export function showSidebar(
  nodes: readonly SidebarNode[],
  currentKey: string,
  pages: PageLookup,
): SidebarItem[] {
  return showNodes(nodes, currentKey, pages).items;
}

function showNodes(nodes: readonly SidebarNode[], currentKey: string, pages: PageLookup) {
  let holdsCurrent = false;
  const items = nodes.map((node): SidebarItem => {
    if (node.type === 'link') {
      const own = node.href.startsWith('/') ? pages(node.href)?.href : undefined;
      return { ...node, href: own ?? node.href, current: false };
    }
    if (node.type === 'doc') {
      const { label, className, id } = node;
      const current = id === currentKey;
      holdsCurrent ||= current;
      return { type: 'link', label, className, href: pages(id)?.href ?? '', current };
    }
    const { label, className, linkId, collapsed, collapsible = true } = node;
    const current = linkId === currentKey;
    const inner = showNodes(node.items, currentKey, pages);
    const inside = current || inner.holdsCurrent;
    holdsCurrent ||= inside;
    return {
      type: 'category',
      label,
      className,
      href: linkId === undefined ? undefined : pages(linkId)?.href,
      current,
      open: inside || !collapsed || !collapsible,
      collapsible,
      items: inner.items,
    };
  });
  return { items, holdsCurrent };
}

/** The way from the sidebar's top to a page; its last step has no href. */
export function findBreadcrumbs(
  nodes: readonly SidebarNode[],
  currentKey: string,
  pages: PageLookup,
): Breadcrumb[] {
  for (const node of nodes) {
    if (node.type === 'doc' && node.id === currentKey) return [{ label: node.label }];
    if (node.type !== 'category') continue;
    if (node.linkId === currentKey) return [{ label: node.label }];
    const deeper = findBreadcrumbs(node.items, currentKey, pages);
    const href = node.linkId === undefined ? undefined : pages(node.linkId)?.href;
    if (deeper.length > 0) return [{ label: node.label, href }, ...deeper];
  }
  return [];
}

/**
 * The pages before and after one in its sidebar.
 * @param chosen what front matter names instead: the id of a doc, or null for none
 */
export function findNeighbours(
  nodes: readonly SidebarNode[],
  key: string,
  pages: PageLookup,
  chosen: { previous?: string | null; next?: string | null } = {},
): { previous?: Neighbour; next?: Neighbour } {
  const { keys, places } = orderOf(nodes);
  const place = places.get(key);
  const neighbour = (written: string | null | undefined, offset: number) => {
    const inOrder = place === undefined ? undefined : keys[place + offset];
    const other = written === undefined ? inOrder : written;
    return other ? pages(other) : undefined;
  };
  return { previous: neighbour(chosen.previous, -1), next: neighbour(chosen.next, 1) };
}

/** True for a page that a sidebar leads to. */
export function isInSidebar(nodes: readonly SidebarNode[], key: string): boolean {
  return orderOf(nodes).places.has(key);
}

type Order = { keys: string[]; places: Map<string, number> };

const orders = new WeakMap<readonly SidebarNode[], Order>();

/** Every page of a sidebar asks for it, so it is worked out once. */
function orderOf(nodes: readonly SidebarNode[]): Order {
  const known = orders.get(nodes);
  if (known) return known;
  const keys = listSidebarDocs(nodes);
  const order = { keys, places: new Map(keys.map((key, at) => [key, at])) };
  orders.set(nodes, order);
  return order;
}
