import { routeOfPath } from '../../content/source-path.ts';
import { textFor } from '../../texts/text.ts';
import type { Breadcrumb } from '../navigation/tree.ts';
import { getDocPage } from './docs.ts';
import type { Author, CategoryIndexPage, DocPage, PostPage } from './page.ts';
import { getPostPage } from './posts.ts';
import type { SiteData } from './site-data.ts';

type Page = DocPage | CategoryIndexPage | PostPage;

/** What is known about a page before it is rendered. */
export type PageDescription = {
  /**
   * The object that the page is rendered from, if it is plain data. Apart from the code and the shell, nothing
   * else determines the page then, so its files can be reused. Pages whose text runs code may use more than this
   * object, and lists are few: those are always rendered.
   */
  plain?: Page;
  /** Structured data for search engines. */
  structuredData?: object;
};

/**
 * Describes a page.
 * @param path as in the router: percent-encoded, without base path and trailing slash
 * @returns nothing for a path that is no doc, category or post
 */
export function describePage(data: SiteData, path: string): PageDescription {
  const page = findPage(data, path);
  if (!page) return {};
  const isPlain = 'cards' in page || 'html' in page.content;
  return { plain: isPlain ? page : undefined, structuredData: describeStructuredData(data, page) };
}

function findPage(data: SiteData, path: string): Page | undefined {
  const route = routeOfPath(path);
  switch (data.table.byRoute.get(route)?.kind) {
    case 'doc':
    case 'category':
      return getDocPage(data, route);
    case 'post':
      return getPostPage(data, path.split('/').slice(2));
    default:
      return undefined;
  }
}

type Input = Pick<SiteData, 'site' | 'hrefOfLink'>;

/**
 * The structured data of a page for search engines, in terms of schema.org: its breadcrumbs, and the facts of a
 * post.
 */
function describeStructuredData(
  data: Input,
  page: DocPage | CategoryIndexPage | PostPage,
): object | undefined {
  const { path } = page.meta;
  if ('post' in page) {
    const steps = [
      { label: textFor('blog.name'), href: data.hrefOfLink('/blog/') },
      { label: page.post.title },
    ];
    return graphOf([describePost(data, page), listSteps(data, steps, path)]);
  }
  const { breadcrumbs } = page;
  return breadcrumbs.length > 0 ? graphOf([listSteps(data, breadcrumbs, path)]) : undefined;
}

function graphOf(things: object[]): object {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Lists the breadcrumbs. Steps without a link are left out, except for the last one, which is the page. */
function listSteps(
  { site, hrefOfLink }: Input,
  breadcrumbs: readonly Breadcrumb[],
  path: string,
): object {
  const last = breadcrumbs.length - 1;
  const linked = breadcrumbs.map(({ label, href }, place) => ({
    label,
    href: place === last ? path : href,
  }));
  const steps = [
    { label: textFor('theme.docs.breadcrumbs.home'), href: hrefOfLink('/') },
    ...linked,
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ href }) => href !== undefined)
      .map(({ label, href }, place) => {
        return {
          '@type': 'ListItem',
          position: place + 1,
          name: label,
          item: `${site.url}${href}`,
        };
      }),
  };
}

function describePost({ site, hrefOfLink }: Input, { meta, post }: PostPage): object {
  const absolute = (address: string | undefined) => makeAbsolute(address, site.url);
  const address = site.url + meta.path;
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: post.title,
    description: meta.description,
    datePublished: meta.article?.published,
    author: post.authors.map((author) => describeAuthor(author, site.url)),
    keywords: post.tags.map((tag) => tag.label),
    image: absolute(meta.image ?? (site.socialImage && hrefOfLink(site.socialImage))),
  };
}

function describeAuthor(
  { name, title, url, imageUrl, type = 'Person' }: Author,
  siteUrl: string,
): object {
  const image = makeAbsolute(imageUrl, siteUrl);
  return { '@type': type, name, description: title, url: makeAbsolute(url, siteUrl), image };
}

/** Converts an address to an absolute URL. */
function makeAbsolute(address: string | undefined, siteUrl: string): string | undefined {
  return address?.startsWith('/') ? siteUrl + address : address;
}
