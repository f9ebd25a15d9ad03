export type HitAddresses = {
  baseUrl: string;
  /** Matches hosts of other sites, whose addresses stay as they are. */
  externalUrlRegex?: string | undefined;
  /** A part of each path, and its replacement. */
  replacePathname?: { from: string; to: string } | undefined;
};

/**
 * The address of a hit. The index has addresses of the published site, but the site may be served elsewhere, so
 * only the path and the fragment are used.
 */
export function findHitAddress(
  url: string,
  { baseUrl, externalUrlRegex, replacePathname }: HitAddresses,
): { href: string; external: boolean } {
  if (!URL.canParse(url, 'https://site')) return { href: baseUrl, external: false };
  const { href, origin, pathname, hash } = new URL(url, 'https://site');
  // After the host, the address may contain any text, and a user name in front of it isn't part of the host.
  if (externalUrlRegex && /^http/.test(origin) && href.startsWith(origin)) {
    const { index = origin.length } = new RegExp(externalUrlRegex, 'i').exec(href) ?? {};
    if (index < origin.length) return { href: url, external: true };
  }
  const path = replacePathname
    ? pathname.replace(new RegExp(replacePathname.from, 'g'), replacePathname.to)
    : pathname;
  // With two leading slashes it would be the address of a host.
  const sitePath = path.replace(/^[/\\]*/, '/');
  return {
    href: (sitePath.startsWith(baseUrl) ? sitePath : baseUrl + sitePath.slice(1)) + hash,
    external: false,
  };
}

/** The address for reporting that a query should have results, if the site has one. */
export function missingResultsAddress(
  { missingResultsUrl }: { missingResultsUrl?: string | undefined },
  query: string,
): string | undefined {
  return missingResultsUrl?.replace('{query}', encodeURIComponent(query));
}
