import type { ContentIndex, Draft } from '../content/content-index.ts';
import type { FieldFault } from '../faults/places.ts';
import type { SiteConfig } from '../site/schema.ts';
import { buildSidebars } from './build-sidebars.ts';
import { claimRoutes, type RouteClaim } from './claim-routes.ts';
import { groupByTag, listPages } from './post-lists.ts';

/** Every route of the site without base path, not encoded; with the ids of those from content. */
export type SiteRoutes = {
  ids: ReadonlyMap<string, readonly string[] | undefined>;
  /** The route of each content file. */
  files: ReadonlyMap<string, string>;
  /** Drafts that are not built, by file and by route. */
  drafts: ReadonlyMap<string, Draft>;
  faults: FieldFault[];
};

type Known = { site: SiteConfig; failed: unknown; routes: SiteRoutes };
const known = new WeakMap<ContentIndex, Known>();
const none: ReadonlyMap<string, string> = new Map();

/** Lists the routes, once for each index; two sources of one route are a fault that names both. */
export function listSiteRoutes(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string> = none,
): SiteRoutes {
  const found = known.get(index);
  if (found?.site === site && found.failed === failed) return found.routes;
  const routes = collectRoutes(index, site, failed);
  known.set(index, { site, failed, routes });
  return routes;
}

function collectRoutes(
  index: ContentIndex,
  site: SiteConfig,
  failed: ReadonlyMap<string, string>,
): SiteRoutes {
  const sources = [...index.docs, ...index.posts];
  const ids = new Map<string, readonly string[] | undefined>();
  const claims = [...listOwnClaims(index, site), ...listContentClaims(index, site)];
  for (const route of [...claims.map((claim) => claim.route), ...failed.values()]) {
    ids.set(route, undefined);
  }
  for (const { route, facts } of sources) ids.set(route, facts.ids);
  return {
    ids,
    files: new Map([...failed, ...sources.map(({ file, route }) => [file, route] as const)]),
    drafts: new Map(
      index.drafts.flatMap((draft) => [
        [draft.file, draft] as const,
        [draft.route, draft] as const,
      ]),
    ),
    faults: claimRoutes(claims),
  };
}

function listContentClaims(index: ContentIndex, site: SiteConfig): RouteClaim[] {
  return [
    ...[...index.docs, ...index.posts].map(({ file, route, frontMatter }) => ({
      route,
      name: file,
      file,
      field: frontMatter.slug === undefined ? undefined : 'slug',
    })),
    ...buildSidebars(site.docs.sidebars, index).pages.map(({ route, file, field }) => ({
      route,
      name: `${field} of ${file}`,
      file,
      field,
    })),
    ...site.redirects.map(({ from }, at) => ({
      route: from,
      name: `redirects[${at}] of site.config.ts`,
      file: 'site.config.ts',
      field: `redirects[${at}].from`,
      mayDifferByCase: true as const,
    })),
  ];
}

/** The pages that the site has whatever its content is. */
function listOwnClaims(index: ContentIndex, site: SiteConfig): RouteClaim[] {
  const perPage = site.blog.postsPerPage;
  const listed = index.posts.filter((post) => !post.frontMatter.unlisted);
  const pagesOf = (base: string, name: string, count: number): RouteClaim[] =>
    listPages(count, perPage).map((page) =>
      page === 1 ? { route: base, name } : { route: `${base}page/${page}/`, name },
    );
  const tags = [...groupByTag(listed, index.tags).values()];
  return [
    { route: '/', name: 'the home page' },
    { route: '/playground/', name: 'the playground' },
    { route: site.search.searchPagePath, name: 'the search page' },
    ...pagesOf('/blog/', 'the list of posts', listed.length),
    { route: '/blog/archive/', name: 'the archive of the blog' },
    { route: '/blog/tags/', name: 'the list of tags' },
    ...tags.flatMap(({ tag, posts }) =>
      pagesOf(`/blog/tags/${tag.slug}/`, `the page of the tag "${tag.label}"`, posts.length),
    ),
  ];
}
