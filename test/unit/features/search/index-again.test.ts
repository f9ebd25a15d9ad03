import { expect, test } from 'vitest';
import { prepareIndex } from '../../../../src/features/search/index/build-index.ts';
import { planShards } from '../../../../src/features/search/index/plan-shards.ts';
import type { SearchPage } from '../../../../src/features/search/index/search-page.ts';
import type { TermRecord } from '../../../../src/features/search/index/term-record.ts';
import { indexed, page } from './small-index.ts';

/** The term files, and the titles of the pages that were read for them. */
function writeTerms(pages: readonly SearchPage[], earlier?: TermRecord) {
  const read: string[] = [];
  const noting = pages.map(indexed).map((one) => {
    const open = () => {
      read.push(one.title);
      return one.read();
    };
    return { ...one, read: open };
  });
  const plan = planShards(pages.map(() => 3000));
  const { files, record } = prepareIndex(noting, plan, () => earlier).writeTerms();
  return { files, record, read };
}

const colours = page('Colours', 'Red and blue.', '## Shades', 'Pale red.');
const sizes = page('Sizes', 'Large and small.', '    width: 3px');
const themes = page('Themes', 'Dark and light colours.');

test.each([
  ['changed', [colours, page('Sizes, new', 'Large, small and middling.'), themes], ['Sizes, new']],
  ['added first', [page('About', 'All of it.'), colours, sizes, themes], ['About']],
  ['removed, with words that no other page has', [colours, themes], []],
  ['moved', [themes, colours, sizes], []],
])(
  'if a page was %s the terms are complete, and only pages with new text are read',
  (_how, pages, read) => {
    const { record } = writeTerms([colours, sizes, themes]);
    const again = writeTerms(pages, record);
    const anew = writeTerms(pages);
    expect(again.files).toEqual(anew.files);
    expect(again.read).toEqual(read);
    expect([...again.record.words].sort()).toEqual([...anew.record.words].sort());
  },
);

test('the terms are complete on a third build, after words vanished in the second', () => {
  const about = page('About', 'Red and dark.');
  const first = writeTerms([colours, sizes, themes]);
  const second = writeTerms([sizes, themes], first.record);
  const third = writeTerms([sizes, themes, about], second.record);
  expect(third.read).toEqual(['About']);
  expect(third.files).toEqual(writeTerms([sizes, themes, about]).files);
});

test('the key of an index changes with the text of any page, and with the order of pages', () => {
  const keyOf = (...pages: SearchPage[]) =>
    prepareIndex(pages.map(indexed), planShards(pages.map(() => 3000))).key;
  const key = keyOf(colours, sizes, themes);
  expect(keyOf(colours, sizes, themes)).toBe(key);
  expect(keyOf(colours, themes, sizes)).not.toBe(key);
  const edited = [colours, sizes, themes]
    .map(indexed)
    .map((one) => ({ ...one, key: `${one.key}!` }));
  expect(prepareIndex(edited, planShards([3000, 3000, 3000])).key).not.toBe(key);
});

test('a page is read only once for its texts and its terms', () => {
  const index = prepareIndex(
    [colours, sizes].map((one) => {
      let reads = 0;
      const read = () => {
        reads += 1;
        if (reads > 1) throw new Error('it was read twice');
        return one.sections;
      };
      return { ...indexed(one), read };
    }),
    planShards([100, 100]),
  );
  const texts = index.groups.map(({ write }) => write());
  expect(texts.join()).toContain('Large and small.');
  expect(JSON.stringify([...index.writeTerms().files])).toContain('width');
});
