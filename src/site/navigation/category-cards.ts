import { type ContentIndex, descriptionOf } from '../../content/content-index.ts';
import { lookUpDocs } from './doc-lookup.ts';
import type { SidebarNode } from './sidebar.ts';
import type { Card, PageLookup } from './tree.ts';

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
export function findFirstHref(node: SidebarNode, pages: PageLookup): string | undefined {
  if (node.type === 'link')
    return (node.href.startsWith('/') ? pages(node.href)?.href : undefined) ?? node.href;
  if (node.type === 'html') return undefined;
  if (node.type === 'doc') return pages(node.id)?.href;
  const own = node.linkId === undefined ? undefined : pages(node.linkId)?.href;
  if (own !== undefined) return own;
  for (const item of node.items) {
    const href = findFirstHref(item, pages);
    if (href !== undefined) return href;
  }
  return undefined;
}
