import { type DocSource, titleOf } from '../../content/content-index.ts';
import type { CategoryLink } from '../../content/front-matter/folder-schema.ts';

/** A sidebar before it is shown: the same for every page. */
export type SidebarNode =
  | { type: 'doc'; id: string; label: string; className?: string }
  | { type: 'link'; label: string; href: string; className?: string }
  | { type: 'html'; label: string; value: string; defaultStyle?: boolean; className?: string }
  | CategoryNode;

export type CategoryNode = {
  type: 'category';
  label: string;
  /** The id of its doc, or the route of its generated page. */
  linkId?: string;
  collapsed: boolean;
  /** False if it is always open. */
  collapsible?: boolean;
  className?: string;
  /** The description on its card. */
  description?: string;
  items: SidebarNode[];
};

/** The place at which a category, or a reference to a doc, is written. */
export type Written = { file: string; field: string };

/** The settings of a category for its generated page. */
export type CardsLink = Extract<CategoryLink, { type: 'generated-index' }>;

/** The generated page of a category, and the place at which it is requested. */
export type CategoryPage = Written &
  Pick<CardsLink, 'description' | 'image' | 'keywords'> & {
    sidebarId: string;
    route: string;
    title: string;
    node: CategoryNode;
  };

/** The label of a doc in sidebars, breadcrumbs and pagination. */
export function labelOf(doc: DocSource): string {
  return doc.frontMatter.sidebar_label ?? titleOf(doc);
}

/** A doc as an item; undefined if it is unlisted. */
export function docNodes(doc: DocSource, label = labelOf(doc), className?: string): SidebarNode[] {
  if (doc.frontMatter.unlisted) return [];
  return [
    { type: 'doc', id: doc.id, label, className: className ?? doc.frontMatter.sidebar_class_name },
  ];
}

/** A category with items or a page; one without items is a link to its page, or nothing. */
export function categoryNodes(node: CategoryNode): SidebarNode[] {
  if (node.items.length > 0) return [node];
  const { label, linkId, className } = node;
  const ofDoc = linkId !== undefined && !linkId.startsWith('/');
  return ofDoc ? [{ type: 'doc', id: linkId, label, className }] : [];
}
