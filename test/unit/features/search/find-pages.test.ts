import { expect, test } from 'vitest';
import { mapLevels } from '../../../../src/features/search/client/hierarchy.ts';
import { textOf } from '../../../../src/features/search/client/marked-text.ts';
import { findTerms } from '../../../../src/features/search/query/find-terms.ts';
import { openIndex } from '../../../../src/features/search/query/read-index.ts';
import { wordOf } from '../../../../src/features/search/query/read-query.ts';
import { asker, find, indexOf, page } from './small-index.ts';

const pages = [
  page(
    'Defining styles',
    'A style is an object.',
    '## Pseudo-elements',
    'Write ::before as a key.',
  ),
  page('stylex.create', 'Makes styles.', '## Signature', '    create(styles: Styles): Result'),
  page('stylex.createTheme', 'Overrides variables.', '## Errors', 'See TS2742 & <Theme>.'),
  page('stylex.firstThatWorks', 'Fallbacks for @media and others.'),
  page(
    'Installation',
    '## Next.js',
    'Add the plugin to the configuration.',
    '### Check it',
    'Run it.',
  ),
];

test('S7.3 a page comes before its sections, and a title before a text', async () => {
  const more = [page('Rules', 'About themes.'), page('Themes', 'Rules.', '## Themes here', 'x y')];
  expect(await find(more, 'themes')).toEqual(['themes/', 'themes/#themes-here', 'rules/']);
});

test.each([
  ['stylex.create', 'stylex-create/'],
  ['stylex.create(', 'stylex-create/'],
  ['firstthatworks', 'stylex-firstthatworks/'],
  ['first that works', 'stylex-firstthatworks/'],
  ['create theme', 'stylex-createtheme/'],
  ['::before', 'defining-styles/#pseudo-elements'],
  ['@media', 'stylex-firstthatworks/'],
  ['TS2742', 'stylex-createtheme/#errors'],
  ['ts2742', 'stylex-createtheme/#errors'],
  ['next.js', 'installation/#next.js'],
])('%s is found as developers type it', async (query, first) => {
  expect((await find(pages, query))[0]).toBe(first);
});

test.each([
  ['inst', 'installation/'],
  ['stylex.cr', 'stylex-create/'],
  ['installing', 'installation/'],
  ['instalation', 'installation/'],
  ['nistallation', 'installation/'],
  ['isntallatoin', 'installation/'],
  ['createThme', 'stylex-createtheme/'],
  ['how do I install it', 'installation/'],
])(
  '"%s" finds the intended page: partial words, other forms, one and two typos, questions',
  async (query, first) => {
    expect((await find(pages, query))[0]).toBe(first);
  },
);

const worded = [
  page('The rules', 'A theme.', '## Without a theme', 'Words.'),
  page('Themes', 'For each of them.'),
  page('Selectors', 'stylex.when is new.', '## In which order', 'Words.'),
  page('Ranges', 'stylex.types for the rest.'),
];

test.each([
  ['th', ['themes/', 'the-rules/#without-a-theme']],
  ['the', ['themes/', 'the-rules/#without-a-theme', 'the-rules/']],
  ['wi', []],
  ['which', ['selectors/#in-which-order']],
  ['in which order', ['selectors/#in-which-order']],
  ['stylex.when', ['selectors/']],
  ['stylex.the', []],
])('"%s" finds no page because of a stop word that it only begins', async (query, hits) => {
  expect(await find(worded, query)).toEqual(hits);
});

test('a stop word that is not the last word matches as it is, not as the start of another', async () => {
  const files = indexOf(worded);
  const index = await openIndex(async (name) => JSON.parse(files.get(name) ?? ''));
  const termsOf = async (isOpen: boolean) =>
    (await findTerms(index, wordOf('the', { isOpen }), 1)).map(({ term }) => term);
  expect(await termsOf(false)).toEqual(['the']);
  expect(await termsOf(true)).toEqual(['theme']);
});

test('a word on most pages of a site finds titles, headings and intros only, unless others are beside it', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    page(`P${at}`, 'Intro.', '## A', 'Any stylex.'),
  );
  const all = [...many, page('What stylex is', 'Words.', '## Zebra', 'A stylex stripe.')];
  expect(await find(all, 'how to stylex.')).toEqual(['what-stylex-is/']);
  expect((await find(all, 'stylex stripe'))[0]).toBe('what-stylex-is/#zebra');
});

test('a name with digits is not matched by similar names', async () => {
  expect(await find(pages, 'TS2741')).toEqual([]);
  expect(await find(pages, 'xyzzy')).toEqual([]);
});

test('a copied message ranks the section with the exact phrase first', async () => {
  const messages = [
    page('Values', 'A value is never only static in styles, and values are allowed where it is.'),
    page('Calls', '## Errors', 'Only static values are allowed.', '## Values', 'Static ones.'),
  ];
  expect((await find(messages, 'Only static values are allowed'))[0]).toBe('calls/#errors');
});

test('a hit has its levels and a snippet, as texts with marks', async () => {
  const ask = asker(pages);
  const { hits } = await ask({ query: 'TS2742', words: 2 });
  expect(hits).toMatchObject([
    {
      objectID: '/docs/stylex-createtheme/#errors?text',
      url: '/docs/stylex-createtheme/#errors',
      type: 'content',
      snippet: [
        { text: 'See ', marked: false },
        { text: 'TS2742', marked: true },
        { text: '…', marked: false },
      ],
    },
  ]);
  expect(mapLevels(hits[0]?.levels ?? {}, textOf)).toEqual({
    lvl0: 'Learn',
    lvl1: 'stylex.createTheme',
    lvl2: 'Errors',
  });
});

test('a hit is flagged if the text that it shows is code', async () => {
  const ask = asker([page('Card', '## Use', 'Text of rounded cards.', '    finish();  begin();')]);
  const shown = async (query: string) => (await ask({ query })).hits[0];
  const code = await shown('finish begin');
  expect([code?.isCode, textOf(code?.snippet)]).toEqual([true, 'finish(); begin();']);
  const text = await shown('rounded cards');
  expect(textOf(text?.snippet)).toBe('Text of rounded cards.');
  expect(text).not.toHaveProperty('isCode');
});

test('a hit for a nested heading includes its parent', async () => {
  const { hits } = await asker(pages)({ query: 'check' });
  expect(hits[0]?.type).toBe('lvl3');
  expect(mapLevels(hits[0]?.levels ?? {}, textOf)).toMatchObject({
    lvl2: 'Next.js',
    lvl3: 'Check it',
  });
});

test('X18 answers are paginated, with the total number of hits', async () => {
  const many = Array.from({ length: 25 }, (_, at) => page(`Theme ${at}`, 'Words.'));
  const last = await asker(many)({ query: 'theme', page: 2, hitsPerPage: 10 });
  expect(last).toMatchObject({ nbHits: 25, nbPages: 3 });
  expect(last.hits.map(({ url }) => url)).toHaveLength(5);
});

test('S7.1 facet filters must all match, or any within an inner list', async () => {
  const post = {
    ...page('Theme news', 'Words.'),
    tag: 'default',
    version: undefined,
    lvl0: 'Blog',
  };
  const ask = asker([page('Themes', 'Words.'), post]);
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
  const count = async (...facetFilters: (string | string[])[]) =>
    (await ask({ query: 'theme', facetFilters })).nbHits;
  expect(await count('language:en', tags)).toBe(2);
  expect(await count('language:en', ['docusaurus_tag:default'])).toBe(1);
  expect(await count('language:de', tags)).toBe(0);
});

test('an index in many shards has the same first hit as one in few', async () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    page(
      `Theme ${at} s${at}tone`,
      `Words of number ${at}.`,
      `## Part ${at}`,
      'style styles stylex',
    ),
  );
  const one = asker(many, 10);
  const shards = asker(many, 1000);
  for (const query of ['s', 'st', 'theme 12', 'styl', 's12tone', 'thmee', 'number']) {
    const [a, b] = [await one({ query }), await shards({ query })];
    expect(b.hits[0]?.url, query).toBe(a.hits[0]?.url);
  }
});

test('a name with a wrong second letter is found beside other words, in an index with many shards', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = letters.flatMap((one) => letters.map((two) => `p${one}${two}wxyz`));
  const others = letters.map((one) => page(`Style ${one}`, words.join(' '), 'A style of stylex.'));
  const ask = asker([...others, page('Props', 'For a style of stylex.')], 1000);
  for (const query of ['porps', 'stylex.porps', 'style porps']) {
    expect((await ask({ query })).hits[0]?.url, query).toBe('/docs/props/');
  }
});

test('the same pages give the same bytes', () => {
  expect([...indexOf(pages)]).toEqual([...indexOf(structuredClone(pages))]);
});

test('S2.4 a marked word includes its plural s, which is ignored in matching', async () => {
  const { hits } = await asker([page('stylex.defineVars', 'Variables.')])({ query: 'defineVars' });
  expect(hits[0]?.levels.lvl1).toEqual([
    { text: 'stylex.', marked: false },
    { text: 'defineVars', marked: true },
  ]);
});
