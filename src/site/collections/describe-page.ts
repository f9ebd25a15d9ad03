import { routeOfPath } from '../../content/source-path.ts';
import { getDocPage } from './docs.ts';
import type { CategoryIndexPage, DocPage, PostPage } from './page.ts';
import { getPostPage } from './posts.ts';
import type { SiteData } from './site-data.ts';
import { describeStructuredData } from './structured-data.ts';

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
