import type { DocSource } from '../content/content-index.ts';
import { labelOf, type SidebarNode } from './sidebar.ts';
import type { SidebarCategoryNode, SidebarIndex } from './sidebar-index.ts';
import type { Breadcrumb, Neighbour, SidebarItem, SidebarLink } from './tree.ts';

/** Finds a doc by its id, and the href of a doc. */
export type DocLookup = {
  byId: (id: string) => DocSource | undefined;
  hrefOf: (doc: DocSource) => string;
};

/** Above this many links the closed categories of a sidebar hold one link only. */
const manyLinks = 150;

/**
 * The sidebar as one page shows it: its own link marked, the categories around it open. A long one
 * leaves out what is in the closed categories but for a first link, so that pages do not grow with
 * the site and each can still be reached.
 * @param currentId undefined for the whole sidebar, with nothing marked and nothing left out
 */
export function showSidebar(
  sidebar: SidebarIndex,
  currentId: string | undefined,
  docs: DocLookup,
): SidebarItem[] {
  const isLong = currentId !== undefined && sidebar.order.length > manyLinks;
  const around = (currentId !== undefined && sidebar.parents.get(currentId)) || [];
  const linkTo = (id: string, label: string, className?: string): SidebarLink => {
    const current = id === currentId;
    return { type: 'link', label, className, href: hrefOf(id, docs) ?? '', current };
  };
  const itemsOf = (node: SidebarCategoryNode, open: boolean) => {
    if (!isLong || open) return node.items.map(show);
    const first = sidebar.firsts.get(node);
    const doc = first === undefined ? undefined : docs.byId(first);
    return doc ? [linkTo(doc.id, labelOf(doc))] : [];
  };
  const show = (node: SidebarNode): SidebarItem => {
    if (node.type === 'link') return { ...node, current: false };
    if (node.type === 'doc') return linkTo(node.id, node.label, node.className);
    const open = around.includes(node) || !node.collapsed;
    return {
      type: 'category',
      label: node.label,
      className: node.className,
      href: node.linkId ? hrefOf(node.linkId, docs) : undefined,
      current: node.linkId !== undefined && node.linkId === currentId,
      open,
      leftOut: isLong && !open,
      items: itemsOf(node, open),
    };
  };
  return sidebar.nodes.map(show);
}

/** The way from the sidebar's top to a doc; its last step has no href. */
export function findBreadcrumbs(
  sidebar: SidebarIndex,
  currentId: string,
  docs: DocLookup,
): Breadcrumb[] {
  const doc = docs.byId(currentId);
  const around = sidebar.parents.get(currentId);
  if (!doc || !around) return [];
  const isCategoryPage = around.at(-1)?.linkId === currentId;
  const steps = around.map(({ label, linkId }) => ({
    label,
    href: linkId && linkId !== currentId ? hrefOf(linkId, docs) : undefined,
  }));
  if (isCategoryPage) return [...steps.slice(0, -1), { label: steps.at(-1)?.label ?? '' }];
  return [...steps, { label: labelIn(sidebar, around, doc) }];
}

/** A doc's label where it stands: the sidebar may give it another. */
function labelIn(
  sidebar: SidebarIndex,
  around: readonly SidebarCategoryNode[],
  doc: DocSource,
): string {
  const siblings = around.at(-1)?.items ?? sidebar.nodes;
  const own = siblings.find((node) => node.type === 'doc' && node.id === doc.id);
  return own?.label ?? labelOf(doc);
}

/** The docs before and after one in its sidebar; front matter may name others, or none. */
export function findNeighbours(
  sidebar: SidebarIndex | undefined,
  doc: DocSource,
  docs: DocLookup,
): { previous?: Neighbour; next?: Neighbour } {
  const place = sidebar?.places.get(doc.id);
  const { pagination_prev: previous, pagination_next: next } = doc.frontMatter;
  const inOrder = (offset: number) =>
    place === undefined ? undefined : sidebar?.order[place + offset];
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
