import { type DocSource, titleOf } from '../content/content-index.ts';
import type { CategoryLink } from '../content/folder-schema.ts';

/** A sidebar before it is shown: the same for every page. */
export type SidebarNode =
  | { type: 'doc'; id: string; label: string; className?: string }
  | { type: 'link'; label: string; href: string; className?: string }
  | { type: 'html'; label: string; value: string; defaultStyle?: boolean; className?: string }
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

/** Where a category, or a reference to a doc, is written. */
export type Written = { file: string; field: string };

/** What a category says of a page of cards that is to be made for it. */
export type CardsLink = Extract<CategoryLink, { type: 'generated-index' }>;

/** A page of cards that is made for a category, and where it is asked for. */
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
