import type { DocSource } from '../content/content-index.ts';
import type { SidebarNode } from './sidebar.ts';
import { labelOf, listSidebarDocs } from './sidebar.ts';
import type { Breadcrumb, Neighbour, SidebarItem } from './tree.ts';

/** Finds a doc by its id, and the href of a doc. */
export type DocLookup = {
  byId: (id: string) => DocSource | undefined;
  hrefOf: (doc: DocSource) => string;
};

/** The sidebar as one page shows it: its own link marked, the categories around it open. */
export function showSidebar(
  nodes: readonly SidebarNode[],
  currentId: string,
  docs: DocLookup,
): SidebarItem[] {
  return nodes.map((node): SidebarItem => {
    if (node.type === 'link') return { ...node, current: false };
    if (node.type === 'doc') {
      const { label, className, id } = node;
      return {
        type: 'link',
        label,
        className,
        href: hrefOf(id, docs) ?? '',
        current: id === currentId,
      };
    }
    const inside = node.linkId === currentId || listSidebarDocs(node.items).includes(currentId);
    return {
      type: 'category',
      label: node.label,
      className: node.className,
      href: node.linkId ? hrefOf(node.linkId, docs) : undefined,
      current: node.linkId === currentId,
      open: inside || !node.collapsed,
      items: showSidebar(node.items, currentId, docs),
    };
  });
}

/** The way from the sidebar's top to a doc; its last step has no href. */
export function findBreadcrumbs(
  nodes: readonly SidebarNode[],
  currentId: string,
  docs: DocLookup,
): Breadcrumb[] {
  for (const node of nodes) {
    if (node.type === 'doc' && node.id === currentId) return [{ label: node.label }];
    if (node.type !== 'category') continue;
    if (node.linkId === currentId) return [{ label: node.label }];
    const deeper = findBreadcrumbs(node.items, currentId, docs);
    const href = node.linkId ? hrefOf(node.linkId, docs) : undefined;
    if (deeper.length > 0) return [{ label: node.label, href }, ...deeper];
  }
  return [];
}

/** The docs before and after one in its sidebar; front matter may name others, or none. */
export function findNeighbours(
  nodes: readonly SidebarNode[],
  doc: DocSource,
  docs: DocLookup,
): { previous?: Neighbour; next?: Neighbour } {
  const ids = listSidebarDocs(nodes);
  const place = ids.indexOf(doc.id);
  const { pagination_prev: previous, pagination_next: next } = doc.frontMatter;
  const inOrder = (offset: number) => (place === -1 ? undefined : ids[place + offset]);
  return {
    previous: neighbourOf(previous === undefined ? inOrder(-1) : previous, docs),
    next: neighbourOf(next === undefined ? inOrder(1) : next, docs),
  };
}

function neighbourOf(id: string | null | undefined, docs: DocLookup): Neighbour | undefined {
  const doc = id ? docs.byId(id) : undefined;
  return doc && { label: doc.frontMatter.pagination_label ?? labelOf(doc), href: docs.hrefOf(doc) };
}

function hrefOf(id: string, docs: DocLookup): string | undefined {
  const doc = docs.byId(id);
  return doc && docs.hrefOf(doc);
}
