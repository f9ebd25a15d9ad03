import type { Corpus, Page, Post } from './corpus-types.ts';
import { fileNameOf, planFolders } from './plan-folders.ts';
import { describe, mostPages, planPages } from './plan-pages.ts';

/**
 * Says which pages a corpus has: sections, subsections and up to twenty pages in each, an index
 * page for the whole and for each section. The same number gives the same corpus.
 * @throws where there are more pages than titles, or too few for the folders
 */
export function planCorpus(count: number): Corpus {
  if (!Number.isInteger(count) || count < 10 || count > mostPages) {
    throw new Error(`A corpus has 10 to ${mostPages} pages, not ${count}.`);
  }
  const folders = planFolders(count);
  const pages = planPages(count, folders);
  const { replaced, sample } = chooseSample(pages);
  const planned = pages.map((page) => (page === replaced ? sample : page));
  return { pages: planned, folders, posts: planPosts(), sample };
}

/** The page nearest to the middle that is no index, with a text that no other page has. */
function chooseSample(pages: readonly Page[]): { replaced: Page; sample: Page } {
  const middle = pages.slice(Math.floor(pages.length / 2));
  const replaced = middle.find((page) => page.name !== 'index');
  if (!replaced) throw new Error('No page is in the middle.');
  const title = 'Reading the sample page';
  const own = { name: fileNameOf(title), title, seed: 'sample', ...describe('sample') };
  return { replaced, sample: { ...replaced, ...own } };
}

function planPosts(): Post[] {
  return Array.from({ length: 5 }, (_none, at) => {
    const seed = `post ${at}`;
    const { description } = describe(seed);
    const date = `2026-0${at + 1}-1${at}`;
    return { name: `release-${at}`, date, title: `Release 1.${at}.0`, description, seed };
  });
}
