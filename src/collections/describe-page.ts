import { decodeSegment } from '../content/source-path.ts';
import { getDocPage } from './docs.ts';
import type { CategoryIndexPage, DocPage, PostPage } from './page.ts';
import { getPostPage } from './posts.ts';
import { table } from './table.ts';

/**
 * The object that a page is made of, where it is plain data: then nothing else decides how the page
 * looks, beside the code and what stands round every page. A text that runs code may ask for more
 * than its page, and lists are few: those are made each time.
 * @param path as the router has it: percent-encoded, without base path and closing slash
 */
export function describePage(path: string): DocPage | CategoryIndexPage | PostPage | undefined {
  const slug = path.split('/').slice(2);
  switch (table.byRoute.get(`${decodeSegment(path)}/`)?.kind) {
    case 'doc':
    case 'category':
      return keepPlain(getDocPage(slug));
    case 'post':
      return keepPlain(getPostPage(slug));
    default:
      return undefined;
  }
}

function keepPlain<P extends DocPage | CategoryIndexPage | PostPage>(page: P): P | undefined {
  return 'cards' in page || 'html' in page.content ? page : undefined;
}
