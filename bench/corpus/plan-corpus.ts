import type { Corpus, Folder, Page, Post } from './corpus-types.ts';
import { fileNameOf, planFolders } from './plan-folders.ts';
import { createRandom } from './random.ts';
import { actions, adjectives, nouns, settings } from './words.ts';
import { writeSentence } from './write-sentence.ts';

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
  const sample = { name: fileNameOf(title), title, seed: 'sample', ...describe('sample') };
  return { replaced, sample: { ...replaced, ...sample } };
}

function planPosts(): Post[] {
  return Array.from({ length: 5 }, (_none, at) => {
    const seed = `post ${at}`;
    const { description } = describe(seed);
    const date = `2026-0${at + 1}-1${at}`;
    return { name: `release-${at}`, date, title: `Release 1.${at}.0`, description, seed };
  });
}

/** How many pages can have a title of their own. */
const mostPages = actions.length * nouns.length * settings.length;

/** An index for each folder that has folders, and the rest of the pages in the innermost ones. */
function planPages(count: number, folders: readonly Folder[]): Page[] {
  const inner = folders.filter((folder) => folder.folders.length === 3);
  const rest = count - (folders.length - inner.length);
  const pages: Page[] = [];
  for (const folder of folders) {
    const place = inner.indexOf(folder);
    if (place < 0) {
      pages.push(planPage(pages.length, folder.folders, 1, `${folder.label} overview`));
      continue;
    }
    const from = Math.floor((rest * place) / inner.length);
    const until = Math.floor((rest * (place + 1)) / inner.length);
    for (let at = from; at < until; at++) {
      pages.push(planPage(pages.length, folder.folders, at - from + 1));
    }
  }
  return pages;
}

function planPage(number: number, folders: string[], order: number, indexTitle?: string): Page {
  const seed = `page ${number}`;
  const title = indexTitle ?? titleAt(number);
  const name = indexTitle ? 'index' : fileNameOf(title);
  return { folders, name, order, title, seed, ...describe(seed) };
}

/** The description and the headings that belong to a seed. */
function describe(seed: string): Pick<Page, 'description' | 'headings'> {
  const random = createRandom(`${seed} outline`);
  const headings = new Set<string>();
  const wanted = random.between(4, 6);
  while (headings.size < wanted) {
    headings.add(`${random.pick(actions)} ${random.pick(adjectives)} ${random.pick(nouns)} values`);
  }
  return { description: writeSentence(random).replace(/[`*]/g, ''), headings: [...headings] };
}

/** The titles are walked in steps of a prime, so that each comes once and neighbours differ. */
function titleAt(number: number): string {
  const at = (number * 7919) % mostPages;
  const action = actions[at % actions.length];
  const noun = nouns[Math.floor(at / actions.length) % nouns.length];
  const setting = settings[Math.floor(at / actions.length / nouns.length)];
  return `${action} ${/^[aeiou]/.test(noun ?? '') ? 'an' : 'a'} ${noun} ${setting}`;
}
