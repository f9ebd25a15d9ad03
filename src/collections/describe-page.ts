import { decodeSegment } from '../content/source-path.ts';
import { getDocPage } from './docs.ts';
import type { CategoryIndexPage, DocPage, PostPage } from './page.ts';
import { getPostPage } from './posts.ts';
import { describeForEngines } from './structured-data.ts';
import { table } from './table.ts';

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
export function describePage(path: string): PageDescription {
  const page = findPage(path);
  if (!page) return {};
  const isPlain = 'cards' in page || 'html' in page.content;
  return { plain: isPlain ? page : undefined, structuredData: describeForEngines(page) };
}

function findPage(path: string): Page | undefined {
  const slug = path.split('/').slice(2);
  switch (table.byRoute.get(`${decodeSegment(path)}/`)?.kind) {
    case 'doc':
    case 'category':
      return getDocPage(slug);
    case 'post':
      return getPostPage(slug);
    default:
      return undefined;
  }
}
