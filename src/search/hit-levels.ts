import type { HierarchyLevel, Hit } from './search-client.ts';

const order: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What a hit is a part of, as HTML with marks: from the section to the title of the hit itself. */
export function listLevels({ hierarchy, _highlightResult: marked }: Hit): string[] {
  return order.flatMap((level) => {
    const text = hierarchy?.[level];
    return text ? [marked?.hierarchy?.[level]?.value ?? text] : [];
  });
}
