/**
 * Where the hosted service answers: what is near first, then three that stand in for it. What a page
 * of such a site may connect to.
 */
export function listServiceOrigins(appId: string): string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others];
}
