import type { SiteConfig } from '../../config/schema.ts';
import {
  type ContentIndex,
  canonicalOf,
  type DocSource,
  isNoindex,
  type PostSource,
} from '../../content/content-index.ts';
import { versionOfFile } from '../../content/docs-versions.ts';
import { hrefOfRoute } from '../../links/resolve-link.ts';
import { buildAbsoluteUrl, buildConfigUrl } from '../../outputs/absolute-url.ts';
import { docTagsRoute, groupDocsByTag } from '../navigation/doc-tags.ts';
import { groupByTag, listPageRoutes } from '../navigation/post-lists.ts';
import { blogSectionId, findSidebarSection } from '../navigation/section-names.ts';
import { findSidebar } from '../navigation/sidebar-index.ts';
import { buildNavigation } from '../navigation/site-navigation.ts';
import { listTableParts } from './list-table-parts.ts';
import type { PageKind, SitePage, Source } from './site-page.ts';
import type { TablePart } from './table-part.ts';

/** Lists every page; of two with the same route the later one is an error. */
export function listSitePages(index: ContentIndex, site: SiteConfig): SitePage[] {
  const { sidebars, categories } = buildNavigation(index, site);
  const keys = [...sidebars.values()].flatMap(({ order }) => order);
  // A page in two sidebars belongs to the first.
  const orders = new Map(keys.map((key, at) => [key, at] as const).toReversed());
  // If the docs start at the root, one of them may be the home page.
  const hasHome = !index.docs.some(({ route }) => route === '/');
  return [
    ...(hasHome ? [pageAt('home', '/', { name: 'the home page' })] : []),
    ...listTableParts(site).flatMap((part) => listFeaturePages(part, site)),
    pageAt('not-found', '/404.html', { name: 'the not-found page' }, false),
    ...index.docs.map((doc) => ({
      ...pageOf('doc', doc, site),
      ...ofVersion(versionOfFile(doc.file), site),
      ...findSidebarSection(findSidebar(doc, sidebars)),
      order: orders.get(doc.id),
    })),
    ...categories.map(({ route, file, field, sidebarId }) => ({
      ...pageAt('category', route, { name: `${field} of ${file}`, file, field }),
      ...ofVersion(versionOfFile(file), site),
      ...findSidebarSection(sidebars.get(sidebarId)),
      order: orders.get(route),
    })),
    ...site.docs.versions.flatMap(({ name }) => listDocTagPages(index, name, site)),
    ...listBlogPages(index, site).map((page) => ({ ...page, section: blogSectionId })),
  ];
}

function listFeaturePages({ feature, pages }: TablePart, site: SiteConfig): SitePage[] {
  return pages(site).map(({ route, name, listed, title, description }) => ({
    ...pageAt(feature, route, { name }, listed),
    head: { title, description },
  }));
}

/** If no doc of a version has a tag there is no list of tags. */
function listDocTagPages(index: ContentIndex, version: string, site: SiteConfig): SitePage[] {
  const groups = [...groupDocsByTag(index, version).values()];
  if (groups.length === 0) return [];
  const route = docTagsRoute(index, version);
  const pages = [
    pageAt('doc-tags', route, { name: 'the list of tags of the docs' }),
    ...groups.map(({ tag }) =>
      pageAt('doc-tag', `${route}${tag.slug}/`, {
        name: `the page of the docs with the tag "${tag.label}"`,
      }),
    ),
  ];
  return pages.map((page) => ({ ...page, ...ofVersion(version, site) }));
}

function ofVersion(version: string, { docs }: SiteConfig): Pick<SitePage, 'version' | 'isOlder'> {
  const isLast = docs.versions.some((other) => other.name === version && other.isLast);
  return { version, ...(!isLast && { isOlder: true as const }) };
}

/** The routes that the router knows for every site; a doc there is reported, even if the site has no blog. */
const fixedRoutes = ['/blog/', '/blog/archive/', '/blog/tags/'];

/** A site without posts has no blog. */
function listBlogPages(index: ContentIndex, site: SiteConfig): SitePage[] {
  const isTaken = index.docs.some(({ route }) => fixedRoutes.includes(route));
  if (index.posts.length === 0 && !isTaken) return [];
  const posts = index.posts.filter((post) => !post.frontMatter.unlisted);
  const pagesOf = (kind: PageKind, first: string, name: string, count: number) =>
    listPageRoutes(first, count, site.blog.postsPerPage).map((route, at) =>
      pageAt(kind, route, { name: at === 0 ? name : `${name}, page ${at + 1}` }),
    );
  return [
    ...pagesOf('posts', '/blog/', 'the list of posts', posts.length),
    pageAt('archive', '/blog/archive/', { name: 'the archive of the blog' }),
    pageAt('tags', '/blog/tags/', { name: 'the list of tags' }),
    ...[...groupByTag(posts, index.tags).values()].flatMap(({ tag, sources: { length } }) =>
      pagesOf('tag', `/blog/tags/${tag.slug}/`, `the page of the tag "${tag.label}"`, length),
    ),
    ...index.posts.map((post) => pageOf('post', post, site)),
  ];
}

function pageOf(kind: PageKind, source: DocSource | PostSource, site: SiteConfig): SitePage {
  const { route, file, frontMatter } = source;
  const field = frontMatter.slug === undefined ? undefined : 'slug';
  const listed = !frontMatter.unlisted && !isNoindex(source);
  const page = pageAt(kind, route, { name: file, file, field }, listed);
  return source.untranslated || isCopy(source, site) ? { ...page, isCopy: true } : page;
}

/** Whether the author of a page names another address as the canonical one. */
function isCopy(source: DocSource | PostSource, { url, baseUrl }: SiteConfig): boolean {
  const canonical = canonicalOf(source);
  if (canonical === undefined) return false;
  const address = buildAbsoluteUrl(url, hrefOfRoute(source.route, baseUrl));
  return buildConfigUrl(url, baseUrl, canonical) !== address;
}

function pageAt(kind: PageKind, route: string, source: Source, listed = true): SitePage {
  return { kind, route, source, listed };
}
