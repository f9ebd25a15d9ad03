export type HitAddresses = {
  baseUrl: string;
  /** Matches hosts of other sites, whose addresses stay as they are. */
  externalUrlRegex?: string | undefined;
  /** A part of each path, and what stands for it. */
  replacePathname?: { from: string; to: string } | undefined;
};

/**
 * Where a hit leads: its address in the index is one of the published site, and the site may be
 * served from elsewhere, so its path and place on the page are kept alone.
 */
export function findHitAddress(
  url: string,
  { baseUrl, externalUrlRegex, replacePathname }: HitAddresses,
): { href: string; external: boolean } {
  if (!URL.canParse(url, 'https://site')) return { href: baseUrl, external: false };
  const { href, origin, pathname, hash } = new URL(url, 'https://site');
  // What comes after the host may be anybody's text, and a user's name before it is no part of it.
  if (externalUrlRegex && /^http/.test(origin) && href.startsWith(origin)) {
    const { index = origin.length } = new RegExp(externalUrlRegex, 'i').exec(href) ?? {};
    if (index < origin.length) return { href: url, external: true };
  }
  const path = replacePathname
    ? pathname.replace(new RegExp(replacePathname.from, 'g'), replacePathname.to)
    : pathname;
  // With two slashes first it would be the address of a host.
  const own = path.replace(/^[/\\]*/, '/');
  return { href: (own.startsWith(baseUrl) ? own : baseUrl + own.slice(1)) + hash, external: false };
}
