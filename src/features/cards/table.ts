import type { TablePart } from '../../site/table/table-part.ts';
import { cardPathOf, listPagesWithCard } from './card-path.ts';
import { findRenderer } from './renderer.ts';

/** A picture for each page, if the renderer is available. */
export const table: TablePart = {
  feature: 'cards',
  pages: () => [],
  files: ({ socialImage }, pages) => {
    if (!findRenderer().renderer) return [];
    return listPagesWithCard(pages, socialImage).map(({ route, source }) => ({
      kind: 'card',
      path: cardPathOf(route),
      source: source.name,
    }));
  },
};
