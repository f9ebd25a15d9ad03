import type { SitePage } from '../../site/table/site-page.ts';
import type { TablePart } from '../../site/table/table-part.ts';
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

/**
 * The maximum number of cards: in larger sites they would be most of a build's work and output, so later pages
 * have none.
 */
const maxCards = 2000;

/** The path of a page's card, without base path: `/cards/docs/learn.png`. */
export function cardPathOf(route: string): string {
  return `/cards${route === '/' ? '/index' : route.replace(/\/$/, '')}.png`;
}

/**
 * Lists the pages that have a card. The not-found page has none, since nobody shares it, and neither has the home
 * page, if the site has a picture of its own.
 */
export function listPagesWithCard(
  pages: readonly SitePage[],
  socialImage: string | undefined,
): SitePage[] {
  return pages
    .filter(({ kind }) => kind !== 'not-found' && !(kind === 'home' && socialImage !== undefined))
    .slice(0, maxCards);
}
