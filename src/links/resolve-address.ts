import { decodeAddress } from '../content/source-path.ts';

/** The target of an address in a page. */
export type AddressTarget =
  | { kind: 'external' }
  /** Not an address, or with malformed percent-encoding. */
  | { kind: 'malformed' }
  | {
      kind: 'internal';
      /** Decoded, with the base path. */
      path: string;
      /** Decoded; absent for the whole page. */
      id?: string;
      url: URL;
    };

/**
 * Reads an address like a browser.
 * @param pagePath the path of the page with the address
 * @param siteUrl the site's origin, whose absolute URLs are internal
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

/** A project of the playground in a fragment, see docs/playground-links.md; not an id. */
const project = /^(?:v\d+\.[\w-]{20,}(?:\.[\w-]{4})?|sample=[\w-]+)$/;

/** The id in a decoded `#hash`; undefined for the whole page (`#`, `#top`). */
export function idOfHash(hash: string): string | undefined {
  // What follows `:~:` is a text fragment, not a part of the id.
  const [id = ''] = hash.replace(/^#/, '').split(':~:');
  return id === '' || id.toLowerCase() === 'top' || project.test(id) ? undefined : id;
}
