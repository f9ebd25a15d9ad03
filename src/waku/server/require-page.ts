import { unstable_notFound as notFound } from 'waku/router/server';

/**
 * Answers a request with the not-found page where the site has no such page: in dev, routes without parameters
 * exist for every site.
 * @param kind the page's kind; undefined if the site doesn't have the page
 */
export function requirePage(kind: string | undefined): void {
  if (kind === undefined) notFound();
}
