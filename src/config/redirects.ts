import type { SiteConfig } from './schema.ts';

/** A redirect in `site.config.ts`: of a page, or of one heading if it has an id. */
export type Redirect = {
  /** Without base path: `/docs/old/`. */
  route: string;
  /** The id of a heading, without `#`. */
  id?: string;
  /** A site path or an absolute URL, possibly with query and fragment. */
  to: string;
  /** Its index in `redirects`. */
  at: number;
};

/** Lists the redirects of a site, with route and id separated. */
export function listRedirects({ redirects }: Pick<SiteConfig, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }, at) => {
    const hash = from.indexOf('#');
    if (hash < 0) return { route: from, to, at };
    return { route: from.slice(0, hash), id: from.slice(hash + 1), to, at };
  });
}

/** The targets of the headings that used to be at a route. */
export function listMovedHeadings(
  site: Pick<SiteConfig, 'redirects'>,
  route: string,
): { id: string; to: string }[] {
  return listRedirects(site).flatMap(({ route: from, id, to }) =>
    from === route && id !== undefined ? [{ id, to }] : [],
  );
}
