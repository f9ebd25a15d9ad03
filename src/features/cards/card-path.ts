import type { SitePage } from '../../table/site-page.ts';

/** In larger sites the pictures would be most of what a build does and writes; later pages go without. */
const mostCards = 2000;

/** Where the card of a page is, without base path: `/cards/docs/learn.png`. */
export function cardPathOf(route: string): string {
  return `/cards${route === '/' ? '/index' : route.replace(/\/$/, '')}.png`;
}

/**
 * The pages that have a card. The page for what is not there is nobody's to share; a site's own picture stands
 * for its home page.
 */
export function listPagesWithCard(
  pages: readonly SitePage[],
  socialImage: string | undefined,
): SitePage[] {
  return pages
    .filter(({ kind }) => kind !== 'not-found' && !(kind === 'home' && socialImage !== undefined))
    .slice(0, mostCards);
}
