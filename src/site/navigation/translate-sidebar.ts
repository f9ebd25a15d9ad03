import type { Messages } from '../../texts/text.ts';
import type { CategoryPage, SidebarNode } from './sidebar.ts';

/**
 * Replaces the labels of a sidebar, and the texts of the pages of its categories.
 * @param id the sidebar's id in its version
 * @param texts by their ids in Docusaurus: `sidebar.docs.category.Guides`
 */
export function translateSidebar(
  id: string,
  nodes: readonly SidebarNode[],
  pages: Iterable<CategoryPage>,
  texts: Messages,
): void {
  for (const node of nodes) {
    const name = `sidebar.${id}.${node.type}.${node.label}`;
    const { [name]: label = node.label } = texts;
    if (node.type === 'category') {
      const ofPage = `${name}.link.generated-index`;
      for (const page of pages) {
        if (page.node !== node) continue;
        const usual = page.title === node.label ? label : page.title;
        page.title = texts[`${ofPage}.title`] ?? usual;
        const description = texts[`${ofPage}.description`];
        if (description !== undefined) page.description = description;
      }
      translateSidebar(id, node.items, pages, texts);
    }
    node.label = label;
  }
}
