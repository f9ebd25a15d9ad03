import { listRedirects } from '../../config/redirects.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import { encodePath } from '../../content/source-path.ts';
import { hostFiles } from '../../site/table/list-files.ts';
import { buildSiteTable } from '../../site/table/site-table.ts';

/** What is at a route. */
export type Target = {
  /** The ids that links to the page may use; undefined if only the rendered page has them. */
  ids?: ReadonlySet<string>;
  /** The target, if the route is a redirect. */
  to?: string;
};

/** All addresses that a site serves, known before rendering. */
export type SiteAddresses = {
  /** By address without id, percent-encoded. */
  targets: ReadonlyMap<string, Target>;
  /** The targets of redirected headings, by address with id. */
  headings: ReadonlyMap<string, string>;
  /** The addresses for the lock: pages, redirects, feeds, files of `public/`, headings. */
  recorded: readonly string[];
};

/** Files that people subscribe to. */
const feeds = /\/(?:rss|atom)\.xml$|\/feed\.json$/;

/**
 * Lists the addresses of a site.
 * @param publicFiles the files of `public/`, as `/img/a.svg`
 */
export function listAddresses(
  index: ContentIndex,
  site: SiteConfig,
  publicFiles: readonly string[],
): SiteAddresses {
  const { pages, outputs } = buildSiteTable(index, site);
  const redirects = listRedirects(site);
  const sources = [...index.docs, ...index.posts];
  const factsOf = new Map(sources.map(({ route, facts }) => [route, facts]));
  const targets = new Map<string, Target>();
  for (const file of publicFiles) targets.set(encodePath(file), {});
  for (const { path, route = path } of outputs) targets.set(encodePath(route), {});
  for (const { route, id, to } of redirects) {
    if (id === undefined) targets.set(encodePath(route), { to });
  }
  for (const { route } of pages) {
    const ids = factsOf.get(route)?.ids;
    targets.set(encodePath(route), ids ? { ids: new Set(ids) } : {});
  }
  const headings = redirects.flatMap(({ route, id, to }) =>
    id === undefined ? [] : [[`${encodePath(route)}#${id}`, to] as const],
  );
  const shown = pages.filter(({ kind }) => kind !== 'not-found');
  const recorded = [
    ...shown.flatMap(({ route }) => {
      const ids = factsOf.get(route)?.headings.map(({ id }) => id) ?? [];
      const page = encodePath(route);
      return [page, ...ids.filter((id) => !/\s/.test(id)).map((id) => `${page}#${id}`)];
    }),
    ...redirects.flatMap(({ route, id }) =>
      id === undefined ? encodePath(route) : `${encodePath(route)}#${id}`,
    ),
    ...outputs.flatMap(({ path, kind, route }) => {
      if (kind === 'print' && route !== undefined) return encodePath(route);
      return feeds.test(path) ? encodePath(path) : [];
    }),
    ...publicFiles.filter(isLinked).map(encodePath),
  ];
  return { targets, headings: new Map(headings), recorded: [...new Set(recorded)] };
}

/** False for files that nobody links to: those read by hosts, and hidden ones. */
function isLinked(file: string): boolean {
  return !hostFiles.includes(file) && !file.split('/').some((name) => /^[._]/.test(name));
}
