import { expect, test } from 'vitest';
import { smallSite } from '../../content/plant.ts';
import { doc } from '../navigation/sources.ts';
import { collectionsOf } from './small-collections.ts';

const heading = (depth: number, id: string) => ({ depth, id, text: id.toUpperCase() });

const docs = [
  doc('01-intro.mdx', { title: 'Introduction' }),
  doc(
    'theming/01-define.mdx',
    {
      title: 'Define',
      description: 'How to define variables.',
      keywords: ['theme'],
      image: '/img/define.png',
      tags: ['css'],
      last_update: { date: '2025-01-02', author: 'Ann' },
    },
    { headings: [heading(2, 'a'), heading(3, 'b'), heading(2, 'c')] },
  ),
  doc('theming/02-use.mdx', { unlisted: true }, { ownHeading: 'Use' }),
  doc('theming/03-more.mdx', { title: 'More' }),
];
const categories = { theming: { file: 'content/docs/theming/_category_.json', label: 'Theming' } };

const define = ['theming', 'define'];

function docPage(slug: readonly string[], collections = collectionsOf({ docs, categories })) {
  const page = collections.getDocPage(`/docs/${slug.join('/')}/`);
  if (page.kind !== 'doc') throw new Error(`${slug.join('/')} is the page of a category`);
  return page;
}

test('a doc page has its metadata, with the base path', () => {
  expect(docPage(define).meta).toEqual({
    path: '/base/docs/theming/define/',
    title: 'Define',
    description: 'How to define variables.',
    keywords: ['theme'],
    image: '/base/img/define.png',
    noindex: false,
    docsearchVersion: 'current',
  });
  expect(docPage(['intro']).meta.description).toBe('A small site.');
});

test('a doc page has breadcrumbs and previous and next links, without unlisted docs', () => {
  const page = docPage(define);
  expect(page.section).toBe('docs-docs');
  expect(page.breadcrumbs).toEqual([{ label: 'Theming', href: undefined }, { label: 'Define' }]);
  expect(page.previous).toEqual({ label: 'Introduction', href: '/base/docs/intro/' });
  expect(page.next).toEqual({ label: 'More', href: '/base/docs/theming/more/' });
});

test('a doc page has a table of contents, which front matter can hide', () => {
  expect(docPage(define).toc).toEqual([
    { id: 'a', text: 'A', children: [{ id: 'b', text: 'B', children: [] }] },
    { id: 'c', text: 'C', children: [] },
  ]);
  const hidden = doc('a.mdx', { hide_table_of_contents: true }, { headings: [heading(2, 'a')] });
  expect(docPage(['a'], collectionsOf({ docs: [hidden] })).toc).toEqual([]);
});

test('a home page without title and heading has the name of the site as one for screen readers', () => {
  const home = doc('index.mdx');
  Object.assign(home, { file: 'content/pages/index.mdx', id: '../pages/', route: '/' });
  const page = collectionsOf({ docs: [...docs, home] }).getDocPage('/');
  expect(page).toMatchObject({ hiddenHeading: smallSite.title });
});

test('a doc page has its content, and a heading if its text has none', () => {
  const page = docPage(define);
  expect(page.content).toMatchObject({
    html: { file: 'content/docs/theming/01-define.mdx', extent: 'whole' },
  });
  expect(page.heading).toBe('Define');
  expect(docPage(['theming', 'use']).heading).toBeUndefined();
});

test('content that runs code comes with its imports', () => {
  const at = { line: 1, column: 1, names: [] };
  const imports = [
    { ...at, specifier: '@theme/DocCardList' },
    { ...at, specifier: './_part.mdx' },
    { ...at, specifier: './data.json' },
  ];
  const page = doc('theming/index.mdx', {}, { imports });
  const { facts } = doc('theming/_part.mdx', {}, { headings: [heading(2, 'part')] });
  const partial = { file: 'content/docs/theming/_part.mdx', facts };
  const isPartial = (file: string) => file === partial.file;
  const collections = collectionsOf({ docs: [...docs, page], partials: [partial] }, undefined, {
    describeText: (file, extent) => {
      return { file, extent, isHtml: isPartial(file), sum: '', links: {} };
    },
    modules: { '/content/docs/theming/data.json': { answer: 42 } },
  });
  expect(docPage(['theming'], collections).content).toEqual({
    file: 'content/docs/theming/index.mdx',
    code: 'whole text of content/docs/theming/index.mdx',
    toc: [],
    imported: {
      '@theme/DocCardList': { kind: 'theme', name: 'DocCardList' },
      './_part.mdx': {
        kind: 'content',
        content: {
          html: { file: partial.file, extent: 'whole', isHtml: true, sum: '', links: {} },
          toc: [{ value: 'PART', id: 'part', level: 2 }],
        },
      },
      './data.json': { kind: 'module', module: { answer: 42 } },
    },
    cards: [
      {
        title: 'Define',
        href: '/base/docs/theming/define/',
        kind: 'doc',
        description: 'How to define variables.',
      },
      { title: 'More', href: '/base/docs/theming/more/', kind: 'doc', description: undefined },
    ],
  });
});

test('the last update comes from front matter, or else from the repository', () => {
  const showLastUpdated = { docs: { ...smallSite.docs, showLastUpdated: true } };
  const read = { changedOn: (file: string) => (file.includes('intro') ? '2025-03-04' : undefined) };
  const collections = collectionsOf({ docs }, showLastUpdated, read);
  expect(docPage(define, collections).lastUpdate).toEqual({ date: '2025-01-02', author: 'Ann' });
  expect(docPage(['intro'], collections).lastUpdate).toEqual({ date: '2025-03-04' });
  expect(docPage(['intro']).lastUpdate).toBeUndefined();
});

test('the edit URL comes from the site, unless front matter overrides it', () => {
  const config = { docs: { ...smallSite.docs, editUrl: 'https://git.example/edit/' } };
  const own = doc('own.mdx', { custom_edit_url: 'https://a.example/' });
  const none = doc('none.mdx', { custom_edit_url: null });
  const collections = collectionsOf({ docs: [...docs, own, none] }, config);
  const urls = [['intro'], ['own'], ['none']].map((slug) => docPage(slug, collections).editUrl);
  expect(urls).toEqual([
    'https://git.example/edit/docs/01-intro.mdx',
    'https://a.example/',
    undefined,
  ]);
});

test('in a set of docs, edit URLs have a start of their own, and ids of front matter count from its folder', () => {
  const own = [
    doc('02-club/01-join.mdx', { pagination_next: 'money/fees' }),
    doc('02-club/day.mdx'),
    doc('02-club/money/fees.mdx', { title: 'Fees', pagination_next: 'intro' }),
  ];
  const sets = { club: { editUrl: 'https://git.example/club/' } };
  const place = { ...smallSite.docs, editUrl: 'https://git.example/edit/', sets };
  const docsPlace = { routeBasePath: '/docs', sets };
  const collections = collectionsOf({ docs: [...docs, ...own], docsPlace }, { docs: place });
  expect(docPage(['club', 'join'], collections)).toMatchObject({
    editUrl: 'https://git.example/club/01-join.mdx',
    next: { label: 'Fees', href: '/base/docs/club/money/fees/' },
  });
  expect(docPage(['club', 'money', 'fees'], collections).next).toEqual({
    label: 'Introduction',
    href: '/base/docs/intro/',
  });
  expect(docPage(['intro'], collections).editUrl).toBe(
    'https://git.example/edit/docs/01-intro.mdx',
  );
});

test('a category page has cards, breadcrumbs and previous and next links', () => {
  const link = { type: 'generated-index' as const, title: 'All themes', description: 'Themes.' };
  const collections = collectionsOf({
    docs,
    categories: { theming: { ...categories.theming, link } },
  });
  const page = collections.getDocPage('/docs/category/theming/');
  expect(page).toMatchObject({
    kind: 'category',
    meta: { path: '/base/docs/category/theming/', title: 'All themes', description: 'Themes.' },
    heading: 'All themes',
    section: 'docs-docs',
    breadcrumbs: [{ label: 'Theming' }],
    previous: { label: 'Introduction' },
    next: { label: 'Define' },
  });
  expect('cards' in page && page.cards.map(({ title }) => title)).toEqual(['Define', 'More']);
  expect(docPage(define, collections).breadcrumbs[0]?.href).toBe('/base/docs/category/theming/');
});

test('doc tags have a list and a page each, except those of unlisted docs alone', () => {
  const hidden = doc('hidden.mdx', { tags: ['secret'], unlisted: true });
  const collections = collectionsOf({ docs: [...docs, hidden] });
  const css = { label: 'css', href: '/base/docs/tags/css/' };
  expect(docPage(define, collections).tags).toEqual([css]);
  expect(docPage(['hidden'], collections).tags).toEqual([]);
  expect(collections.getDocTagsPage('/docs/tags/').letters).toMatchObject([
    { letter: 'C', tags: [{ ...css, count: 1 }] },
  ]);
  expect(collections.getDocTagPage('/docs/tags/css/')).toMatchObject({
    heading: 'One page tagged with "css"',
    allTagsHref: '/base/docs/tags/',
    docs: [{ label: 'Define', href: '/base/docs/theming/define/' }],
  });
});

test('a path without a page is an error that names it', () => {
  const collections = collectionsOf({ docs });
  expect(() => collections.getDocPage('/docs/a/')).toThrow(
    'Can\'t find a doc for the path "/docs/a/"',
  );
  expect(() => collections.getDocTagPage('/docs/tags/a/')).toThrow('"/docs/tags/a/"');
});
