import type { Breadcrumb } from '../navigation/tree.ts';
import type { Author, CategoryIndexPage, DocPage, PostPage } from './page.ts';
import type { SiteData } from './site-data.ts';

type Input = Pick<SiteData, 'site' | 'hrefOfLink'>;

/**
 * The structured data of a page for search engines, in terms of schema.org: its breadcrumbs, and the facts of a
 * post.
 */
export function describeStructuredData(
  data: Input,
  page: DocPage | CategoryIndexPage | PostPage,
): object | undefined {
  const { path } = page.meta;
  if ('post' in page) {
    const steps = [{ label: 'Blog', href: data.hrefOfLink('/blog/') }, { label: page.post.title }];
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
  const steps = [{ label: 'Home page', href: hrefOfLink('/') }, ...linked];
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
