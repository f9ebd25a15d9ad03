import { decodeSegment } from '../content/source-path.ts';
import { getDocPage } from './docs.ts';
import type { CategoryIndexPage, DocPage, PostPage } from './page.ts';
import { getPostPage } from './posts.ts';
import type { SiteData } from './site-data.ts';
import { describeForEngines } from './structured-data.ts';

type Page = DocPage | CategoryIndexPage | PostPage;

/** What is known of a page before it is rendered. */
export type PageDescription = {
  /**
   * The object that it is made of, where it is plain data: then nothing else decides how the page
   * looks, beside the code and what stands round every page. A text that runs code may ask for more
   * than its page, and lists are few: those are made each time.
   */
  plain?: Page;
  /** What search engines are told of it. */
  structuredData?: object;
};

/** @param path as the router has it: percent-encoded, without base path and closing slash */
export function describePage(data: SiteData, path: string): PageDescription {
  const page = findPage(data, path);
  if (!page) return {};
  const isPlain = 'cards' in page || 'html' in page.content;
  return { plain: isPlain ? page : undefined, structuredData: describeForEngines(data, page) };
}

function findPage(data: SiteData, path: string): Page | undefined {
  const route = path === '/' ? path : `${decodeSegment(path)}/`;
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
