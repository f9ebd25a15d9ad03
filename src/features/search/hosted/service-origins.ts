/** The origins of the hosted service: the nearest, then three fallbacks. Pages may connect to them. */
export function listServiceOrigins(appId: string): string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others];
}
