import type { DocSource } from '../../content/content-index.ts';
import { addVersion, currentVersion, versionOfFile } from '../../content/docs-versions.ts';
import type { CategoryNode, SidebarNode } from './sidebar.ts';

/**
 * A sidebar with everything that each page looks up, computed once. The key of a page is the id of its doc, or the
 * route of a category's generated page.
 */
export type SidebarIndex = {
  /** As in the configuration; in an older version after the version's folder. */
  id: string;
  /** The version whose docs it lists. */
  version: string;
  nodes: readonly SidebarNode[];
  /** The keys of the pages in reading order. */
  order: readonly string[];
  /** The index of each page in that order. */
  places: ReadonlyMap<string, number>;
  /** The categories around each page, outermost first; for the page of a category, also that category. */
  parents: ReadonlyMap<string, readonly CategoryNode[]>;
  /** The page that each category links to if its links are left out: one that opens it. */
  firsts: ReadonlyMap<CategoryNode, string>;
};

/**
 * The sidebar of a doc: the one in its front matter, otherwise the first that lists it, or would list it if the
 * doc weren't unlisted.
 */
export function findSidebar(
  doc: DocSource,
  sidebars: ReadonlyMap<string, SidebarIndex>,
): SidebarIndex | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter;
  const version = versionOfFile(doc.file);
  if (displayed !== undefined)
    return displayed === null ? undefined : sidebars.get(addVersion(displayed, version));
  const all = [...sidebars.values()].filter((sidebar) => sidebar.version === version);
  const ownSidebar = all.find(({ places }) => places.has(doc.id));
  return ownSidebar ?? (doc.frontMatter.unlisted ? findNear(doc.id, all) : undefined);
}

/** The sidebar with the nearest neighbours of a doc that no sidebar lists. */
function findNear(id: string, sidebars: readonly SidebarIndex[]): SidebarIndex | undefined {
  if (!id.includes('/')) return sidebars[0];
  const folder = id.slice(0, id.lastIndexOf('/'));
  const near = sidebars.find(({ order }) => order.some((key) => key.startsWith(`${folder}/`)));
  return near ?? findNear(folder, sidebars);
}

/**
 * Computes the lookups of a sidebar.
 * @param id its id in `docs.sidebars`
 * @param nodes its items
 * @param version the version that it belongs to
 */
export function indexSidebar(
  id: string,
  nodes: readonly SidebarNode[],
  version = currentVersion,
): SidebarIndex {
  const parents = new Map<string, readonly CategoryNode[]>();
  const firsts = new Map<CategoryNode, string>();
  const note = (key: string, above: readonly CategoryNode[]) => {
    // A page that is listed twice belongs to its first position.
    if (parents.has(key)) return;
    parents.set(key, above);
    for (const category of above) if (!firsts.has(category)) firsts.set(category, key);
  };
  const walk = (items: readonly SidebarNode[], above: readonly CategoryNode[]) => {
    for (const node of items) {
      if (node.type === 'doc') note(node.id, above);
      if (node.type !== 'category') continue;
      const inside = [...above, node];
      if (node.linkId !== undefined) note(node.linkId, inside);
      walk(node.items, inside);
    }
  };
  walk(nodes, []);
  const order = [...parents.keys()];
  const places = new Map(order.map((key, at) => [key, at]));
  return { id, version, nodes, order, places, parents, firsts };
}
