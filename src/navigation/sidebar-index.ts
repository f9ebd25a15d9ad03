import { listSidebarDocs, type SidebarNode } from './sidebar.ts';

export type SidebarCategoryNode = Extract<SidebarNode, { type: 'category' }>;

/** A sidebar with what is asked of it for each page, found out once. */
export type SidebarIndex = {
  id: string;
  nodes: readonly SidebarNode[];
  /** The ids of its docs in the order they are read. */
  order: readonly string[];
  /** Where each doc stands in that order. */
  places: ReadonlyMap<string, number>;
  /** The categories round each doc, outermost first; its own, where it is a category's page. */
  parents: ReadonlyMap<string, readonly SidebarCategoryNode[]>;
  /** The doc that each category leads to where its links are left out. */
  firsts: ReadonlyMap<SidebarCategoryNode, string>;
};

export function indexSidebar(id: string, nodes: readonly SidebarNode[]): SidebarIndex {
  const order = [...new Set(listSidebarDocs(nodes))];
  const parents = new Map<string, readonly SidebarCategoryNode[]>();
  const firsts = new Map<SidebarCategoryNode, string>();
  const note = (docId: string, above: readonly SidebarCategoryNode[]) => {
    // A doc that is listed twice belongs where it stands first.
    if (!parents.has(docId)) parents.set(docId, above);
    for (const category of above) if (!firsts.has(category)) firsts.set(category, docId);
  };
  const walk = (items: readonly SidebarNode[], above: readonly SidebarCategoryNode[]) => {
    for (const node of items) {
      if (node.type === 'doc') note(node.id, above);
      if (node.type !== 'category') continue;
      const inside = [...above, node];
      if (node.linkId) note(node.linkId, inside);
      walk(node.items, inside);
    }
  };
  walk(nodes, []);
  const places = new Map(order.map((doc, at) => [doc, at]));
  return { id, nodes, order, places, parents, firsts };
}
