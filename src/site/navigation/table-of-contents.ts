import type { TocItem } from './tree.ts';

type Heading = { depth: number; id: string; text: string };

/**
 * Nests a page's headings. They are filtered after nesting, so that a level 4 between two level 2 headings keeps
 * its place in the tree.
 */
export function buildTableOfContents(
  headings: readonly Heading[],
  minLevel: number,
  maxLevel: number,
): TocItem[] {
  const top: TocItem[] = [];
  const open: { depth: number; children: TocItem[] }[] = [{ depth: 0, children: top }];
  for (const { depth, id, text } of headings) {
    if (depth < minLevel || depth > maxLevel) continue;
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const item: TocItem = { id, text, children: [] };
    (open.at(-1)?.children ?? top).push(item);
    open.push({ depth, children: item.children });
  }
  return top;
}
