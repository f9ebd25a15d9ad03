/** Where a link leads, seen from the page it stands on. */
export type LinkTarget =
  | { kind: 'external' }
  /** No address at all, or with a `%` that is no encoding. */
  | { kind: 'malformed' }
  | {
      kind: 'internal';
      /** Decoded, with the base path. */
      path: string;
      /** Decoded; absent where the whole page is meant (`#`, `#top`). */
      id?: string;
      url: URL;
    };

/**
 * In: the address as written, the path of the page, the site's origin.
 * Out: absolute addresses of the site's own origin are internal; mailto:, tel: and the like are
 * external.
 */
export function resolveLink(href: string, pagePath: string, siteUrl: string): LinkTarget {
  const page = new URL(pagePath, `${siteUrl}/`);
  if (!URL.canParse(href, page)) return { kind: 'malformed' };
  const url = new URL(href, page);
  if (url.origin !== page.origin) return { kind: 'external' };
  const path = decodeAddress(url.pathname);
  // What follows `:~:` is a text to look for, not a part of the id.
  const id = decodeAddress(url.hash.slice(1).split(':~:')[0] ?? '');
  if (path === undefined || id === undefined) return { kind: 'malformed' };
  return { kind: 'internal', path, id: isWholePage(id) ? undefined : id, url };
}

/** The decoded text; undefined when a `%` in it is no encoding. */
export function decodeAddress(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** One text for each place that links can lead to, however they are written. */
export function nameTarget(target: LinkTarget, href: string): string {
  if (target.kind !== 'internal') return href;
  return target.id === undefined ? target.path : `${target.path}#${target.id}`;
}

function isWholePage(id: string): boolean {
  return id === '' || id.toLowerCase() === 'top';
}
