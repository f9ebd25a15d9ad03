import type { ContentIndex } from '../content/content-index.ts';
import type { Fault } from '../faults/fault.ts';
import type { SiteConfig } from '../site/schema.ts';
import { listPages, tagSlug } from './post-lists.ts';

/** Every route of the site without base path, not encoded; with the ids of those from content. */
export type SiteRoutes = {
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The route of each content file. */
  files: ReadonlyMap<string, string>;
  faults: Fault[];
};

/** Lists the routes; two sources of one route are a fault that names both. */
export function listSiteRoutes(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string> = new Map(),
): SiteRoutes {
  const sources = [...index.docs, ...index.posts];
  const ids = new Map<string, readonly string[] | undefined>();
  const owners = new Map<string, string>();
  const faults: Fault[] = [];
  for (const { file, route, facts } of sources) {
    const owner = owners.get(route);
    if (owner) {
      const message = `the route ${route} has two sources: ${owner} and this file`;
      faults.push({ file, line: 1, column: 1, message, hint: 'Rename one, or give it a `slug`.' });
    }
    owners.set(route, file);
    ids.set(route, facts.ids);
  }
  for (const route of [...listOwnRoutes(index, site), ...failed.values()])
    ids.set(route, undefined);
  const files = new Map([...failed, ...sources.map(({ file, route }) => [file, route] as const)]);
  return { ids, files, faults };
}

function listOwnRoutes(index: ContentIndex, site: SiteConfig): string[] {
  const perPage = site.blog.postsPerPage;
  const listed = index.posts.filter((post) => !post.frontMatter.unlisted);
  const tags = new Set(listed.flatMap((post) => post.frontMatter.tags));
  const pagesOf = (base: string, count: number) =>
    listPages(count, perPage).map((page) => (page === 1 ? base : `${base}page/${page}/`));
  return [
    '/',
    '/playground/',
    site.search.searchPagePath,
    ...pagesOf('/blog/', listed.length),
    '/blog/archive/',
    '/blog/tags/',
    ...[...tags].flatMap((tag) => {
      const count = listed.filter((post) => post.frontMatter.tags.includes(tag)).length;
      return pagesOf(`/blog/tags/${tagSlug(tag, index.tags)}/`, count);
    }),
    ...site.redirects.map((redirect) => redirect.from),
  ];
}
