import type { ContentSource } from '../../compile/files/content-source.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { ContentFacts } from '../../content/content-facts.ts';
import type { ContentIndex, PostSource } from '../../content/content-index.ts';
import { pathOfImage } from '../../links/field-links.ts';
import { hrefOfLink, hrefOfRoute, type SitePaths } from '../../links/resolve-link.ts';
import { groupByTag, type TagGroup } from '../navigation/post-lists.ts';
import {
  buildNavigation,
  type LinkedNavigation,
  linkNavigation,
} from '../navigation/site-navigation.ts';
import { buildSiteTable, type SiteTable } from '../table/site-table.ts';

/** The content of a site: the index, the texts, and the modules that texts import. */
export type SiteContent = Pick<
  ContentSource,
  'index' | 'changedOn' | 'describeText' | 'readText' | 'isPublicFile'
> & {
  /** By the ids of `resolveImport`. */
  modules: Readonly<Record<string, unknown>>;
};

/** The data from which pages, lists and outputs are made; what takes time to compute is computed on first use. */
export type SiteData = {
  content: SiteContent;
  index: ContentIndex;
  site: SiteConfig;
  readonly navigation: LinkedNavigation;
  readonly table: SiteTable;
  readonly posts: PostIndex;
  /** The facts of a content file. */
  findFacts: (file: string) => ContentFacts | undefined;
  /** Converts a route to an href: base path, percent-encoded. */
  hrefOf: (route: string) => string;
  paths: SitePaths;
  /** Converts a link that an author wrote in a field to an href; addresses of other sites are unchanged. */
  hrefOfLink: (href: string) => string;
};

/**
 * Creates the data from which collections are made.
 * @param content the content, as `virtual:content` provides it
 * @param site the checked configuration
 */
export function createSiteData(content: SiteContent, site: SiteConfig): SiteData {
  const { index } = content;
  const table = lazy(() => buildSiteTable(index, site));
  const madePaths = lazy(
    () => new Set(table().files.flatMap(({ path, route = path }) => [route, path])),
  );
  const paths = {
    baseUrl: site.baseUrl,
    has: (path: string) => madePaths().has(path) || content.isPublicFile(path),
  };
  const navigation = lazy(() =>
    linkNavigation(buildNavigation(index, site), { index, site, paths }),
  );
  const posts = lazy(() => indexPosts(index));
  const facts = lazy(() => mapFacts(index));
  return {
    content,
    index,
    site,
    get navigation() {
      return navigation();
    },
    get table() {
      return table();
    },
    get posts() {
      return posts();
    },
    findFacts: (file) => facts().get(file),
    hrefOf: (route) => hrefOfRoute(route, site.baseUrl),
    paths,
    hrefOfLink: (href) => hrefOfLink(href, paths),
  };
}

/** Pages last: a file may be both partial and page, and only as a page it has the headings of its partials. */
function mapFacts({ partials, docs, posts }: ContentIndex): ReadonlyMap<string, ContentFacts> {
  return new Map([...partials, ...docs, ...posts].map(({ file, facts }) => [file, facts]));
}

/** The href of an image from front matter or `authors.yml`. */
export function hrefOfImage(
  written: string | undefined,
  { hrefOfLink }: Pick<SiteData, 'hrefOfLink'>,
): string | undefined {
  const path = pathOfImage(written);
  return path === undefined ? undefined : hrefOfLink(path);
}

/** The site's description, for pages that have none. */
export function taglineOf({ tagline, title }: SiteConfig): string {
  return tagline || title;
}

/** The posts of a site in the orders that pages and lists need. */
type PostIndex = {
  /** The posts in lists, newest first. */
  listed: readonly PostSource[];
  /** All posts, including unlisted ones. */
  byRoute: ReadonlyMap<string, PostSource>;
  /** The position of each listed post. */
  positions: ReadonlyMap<PostSource, number>;
  /** The tags in use with the posts of each, newest first. */
  readonly tags: ReadonlyMap<string, TagGroup<PostSource>>;
};

/** Indexes the posts of a site; unlisted posts are only in `byRoute`. */
function indexPosts({ posts, tags }: Pick<ContentIndex, 'posts' | 'tags'>): PostIndex {
  const listed = posts.filter((post) => !post.frontMatter.unlisted);
  const groups = lazy(() => groupByTag(listed, tags));
  return {
    listed,
    byRoute: new Map(posts.map((post) => [post.route, post])),
    positions: new Map(listed.map((post, position) => [post, position])),
    get tags() {
      return groups();
    },
  };
}

/** Computes a value on first use, and then remembers it. */
function lazy<Value>(compute: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
