export type HitAddresses = {
  baseUrl: string;
  /** Addresses that stay as they are, as a regular expression: they are of another site. */
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
  options: HitAddresses,
): { href: string; external: boolean } {
  const { baseUrl, externalUrlRegex, replacePathname } = options;
  if (externalUrlRegex && new RegExp(externalUrlRegex, 'i').test(url)) {
    return { href: url, external: true };
  }
  if (!URL.canParse(url, 'https://site')) return { href: baseUrl, external: false };
  const { pathname, hash } = new URL(url, 'https://site');
  const path = replacePathname
    ? pathname.replace(new RegExp(replacePathname.from, 'g'), replacePathname.to)
    : pathname;
  const href = path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\//, '');
  return { href: href + hash, external: false };
}
