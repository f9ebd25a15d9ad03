import type { SiteConfig } from './schema.ts';

/** A redirect of `site.config.ts`: a page's, or that of one heading where it has an id. */
export type Redirect = {
  /** Without base path: `/docs/old/`. */
  route: string;
  /** Of a heading, without `#`. */
  id?: string;
  /** A site path or a full address, with what may follow it. */
  to: string;
  /** Its place in `redirects`. */
  at: number;
};

/** The redirects of a site, each with its route and its id apart. */
export function listRedirects({ redirects }: Pick<SiteConfig, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }, at) => {
    const hash = from.indexOf('#');
    if (hash < 0) return { route: from, to, at };
    return { route: from.slice(0, hash), id: from.slice(hash + 1), to, at };
  });
}

/** Where the headings lead that were once at a route. */
export function listMovedHeadings(
  site: Pick<SiteConfig, 'redirects'>,
  route: string,
): { id: string; to: string }[] {
  return listRedirects(site).flatMap(({ route: own, id, to }) =>
    own === route && id !== undefined ? [{ id, to }] : [],
  );
}
