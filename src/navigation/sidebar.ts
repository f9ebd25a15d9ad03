import { type DocSource, titleOf } from '../content/content-index.ts';

/** A sidebar before it is shown: the same for every page. */
export type SidebarNode =
  | { type: 'doc'; id: string; label: string; className?: string }
  | { type: 'link'; label: string; href: string }
  | CategoryNode;

export type CategoryNode = {
  type: 'category';
  label: string;
  /** The id of its doc, or the route of the page of cards that is made for it. */
  linkId?: string;
  collapsed: boolean;
  /** False where it is always open. */
  collapsible?: boolean;
  className?: string;
  /** Shown on its card. */
  description?: string;
  items: SidebarNode[];
};

/** A page of cards that is made for a category. */
export type CategoryPage = {
  route: string;
  title: string;
  description?: string;
  image?: string;
  keywords?: string[];
  sidebarId: string;
  /** Where it is asked for. */
  file: string;
  field: string;
  node: CategoryNode;
};

/** The pages of a sidebar in the order they are read: ids of docs, routes of pages of cards. */
export function listSidebarDocs(nodes: readonly SidebarNode[]): string[] {
  const found: string[] = [];
  const visit = (node: SidebarNode) => {
    if (node.type === 'doc') found.push(node.id);
    if (node.type !== 'category') return;
    if (node.linkId !== undefined) found.push(node.linkId);
    node.items.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}

/** The label of a doc in sidebars, breadcrumbs and pagination. */
export function labelOf(doc: DocSource): string {
  return doc.frontMatter.sidebar_label ?? titleOf(doc);
}

/** A doc as an item; nothing for one that no list shows. */
export function docNodes(doc: DocSource, label = labelOf(doc), className?: string): SidebarNode[] {
  if (doc.frontMatter.unlisted) return [];
  return [
    { type: 'doc', id: doc.id, label, className: className ?? doc.frontMatter.sidebar_class_name },
  ];
}

/** A category that leads somewhere; one without items is its own page, or nothing. */
export function categoryNodes(node: CategoryNode): SidebarNode[] {
  if (node.items.length > 0) return [node];
  const { label, linkId, className } = node;
  const ofDoc = linkId !== undefined && !linkId.startsWith('/');
  return ofDoc ? [{ type: 'doc', id: linkId, label, className }] : [];
}
