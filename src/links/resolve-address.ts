import { decodeAddress } from '../content/source-path.ts';

/** Where an address in a page leads, seen from that page. */
export type AddressTarget =
  | { kind: 'external' }
  /** No address at all, or with a `%` that is no encoding. */
  | { kind: 'malformed' }
  | {
      kind: 'internal';
      /** Decoded, with the base path. */
      path: string;
      /** Decoded; absent where the whole page is meant. */
      id?: string;
      url: URL;
    };

/**
 * Reads an address as a browser does.
 * @param pagePath the path of the page that it stands in
 * @param siteUrl the site's origin, of which full addresses are internal too
 */
export function resolveAddress(href: string, pagePath: string, siteUrl: string): AddressTarget {
  const page = new URL(pagePath, `${siteUrl}/`);
  if (!URL.canParse(href, page)) return { kind: 'malformed' };
  const url = new URL(href, page);
  if (url.origin !== page.origin) return { kind: 'external' };
  const path = decodeAddress(url.pathname);
  const hash = decodeAddress(url.hash);
  if (path === undefined || hash === undefined) return { kind: 'malformed' };
  return { kind: 'internal', path, id: idOfHash(hash), url };
}

/** What the playground opens, see docs/playground-links.md: no place in a page. */
const project = /^v\d+\.[\w-]{20,}(?:\.[\w-]{4})?$/;

/** The id that a decoded `#hash` names; undefined where the whole page is meant (`#`, `#top`). */
export function idOfHash(hash: string): string | undefined {
  // What follows `:~:` is a text to look for, not a part of the id.
  const [id = ''] = hash.replace(/^#/, '').split(':~:');
  return id === '' || id.toLowerCase() === 'top' || project.test(id) ? undefined : id;
}
