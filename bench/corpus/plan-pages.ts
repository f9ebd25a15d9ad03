import type { Folder, Page } from './corpus-types.ts';
import { fileNameOf } from './plan-folders.ts';
import { createRandom } from './random.ts';
import { actions, adjectives, nouns, settings } from './words.ts';
import { writeSentence } from './write-sentence.ts';

/** How many pages can have a title of their own. */
export const mostPages = actions.length * nouns.length * settings.length;

/** An index for each folder that has folders, and the rest of the pages in the innermost ones. */
export function planPages(count: number, folders: readonly Folder[]): Page[] {
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
export function describe(seed: string): Pick<Page, 'description' | 'headings'> {
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
