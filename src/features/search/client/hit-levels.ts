import { levelNames } from './hierarchy.ts';
import type { Hit } from './search-client.ts';

/** What a hit is a part of, as HTML with marks: from the section to the title of the hit itself. */
export function listLevels({ hierarchy, _highlightResult: marked }: Hit): string[] {
  return levelNames.flatMap((level) => {
    const text = hierarchy?.[level];
    return text ? [marked?.hierarchy?.[level]?.value ?? text] : [];
  });
}
