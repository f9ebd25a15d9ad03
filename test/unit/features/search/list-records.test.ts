import { expect, test } from 'vitest';
import { listRecords } from '../../../../src/features/search/index/list-records.ts';
import { page } from './small-index.ts';

test('each heading and text is a DocSearch record, with the headings above it', () => {
  const lines = ['Lead & more.', '## One', '### Two', 'Below <two>.', '## Three'];
  const records = listRecords([page('Rules', ...lines)], 'https://stylexjs.com');
  expect(
    records.map(({ type, url, hierarchy: { lvl1, lvl2, lvl3 }, content }) =>
      [type, url.slice('https://stylexjs.com'.length), lvl1, lvl2, lvl3, content].join(' '),
    ),
  ).toEqual([
    'lvl1 /docs/rules/ Rules   ',
    'content /docs/rules/ Rules   Lead &amp; more.',
    'lvl2 /docs/rules/#one Rules One  ',
    'lvl3 /docs/rules/#two Rules One Two ',
    'content /docs/rules/#two Rules One Two Below &lt;two>.',
    'lvl2 /docs/rules/#three Rules Three  ',
  ]);
  expect(records[1]).toEqual({
    objectID: '/docs/rules/:2',
    url: 'https://stylexjs.com/docs/rules/',
    url_without_anchor: 'https://stylexjs.com/docs/rules/',
    anchor: null,
    type: 'content',
    content: 'Lead &amp; more.',
    hierarchy: {
      lvl0: 'Learn',
      lvl1: 'Rules',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: { pageRank: 10, level: 0, position: 2 },
  });
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});
