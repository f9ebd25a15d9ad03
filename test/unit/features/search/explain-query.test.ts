import { expect, test } from 'vitest';
import { explainQuery } from '../../../../src/features/search/index/explain-query.ts';
import { openIndex } from '../../../../src/features/search/query/read-index.ts';
import { indexOf, page } from './small-index.ts';

test('npm run search lists the hits, with the matching terms and their weights', async () => {
  const files = indexOf([
    page('Dynamic styles', 'Words.'),
    page('Rules', '## Dynamic', 'A style.'),
    page('Installation', 'Words.'),
  ]);
  const index = await openIndex(async (name) => JSON.parse(files.get(name) ?? ''));
  expect(await explainQuery(index, 'dyanmic styles', 2)).toMatchInlineSnapshot(`
    "2 hits on 2 pages for "dyanmic styles"

    dyanmic weighs 0.79: dynamic (typo, 2 pages, × 0.60)
    style weighs 0.79: style (exact, 2 pages, × 1.00)

    1. Learn › Dynamic styles
       /docs/dynamic-styles/  16.7
       3.8  dyanmic as dynamic in the title of two words
       6.3  style in the title of two words
    2. Learn › Rules › Dynamic
       /docs/rules/  4.8
       2.8  dyanmic as dynamic as the heading
       1.0  style in the text"
  `);
});
