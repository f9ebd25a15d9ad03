import { expect, test } from 'vitest';
import type { ContentReading } from '../../../../src/content/content-index.ts';
import { findUnknownReferences } from '../../../../src/site/navigation/content-references.ts';
import { contentOf, doc, post } from './sources.ts';

type Given = Partial<Omit<ContentReading, 'index'>> & { index?: Parameters<typeof contentOf>[0] };

/** The diagnostics in the front matter of one file, as `severity: field: message; hint`. */
function check(head: ContentReading['heads'][number], { index = {}, ...given }: Given = {}) {
  const content: ContentReading = {
    index: contentOf({ docs: [doc('a.mdx'), doc('guide/b.mdx')], ...index }),
    ...{ diagnostics: [], failed: new Map(), broken: [], failedIds: new Set(), places: new Map() },
    ...{ heads: [head], tagFiles: [], ...given },
  };
  return findUnknownReferences(content, { sidebars: { docs: [], api: [] } }).map(
    ({ severity = 'error', message, hint }) => `${severity}: ${message}; ${hint}`,
  );
}

const authors = { ann: { name: 'Ann' } };
const byAuthors = (...names: unknown[]) => post('2025-01-01-p.mdx', { authors: names });

test('an author needs an entry in authors.yml, unless that file has diagnostics', () => {
  const head = byAuthors('ann', { key: 'bo' }, { name: 'Cy' }, 'constructor');
  expect(check(head, { index: { authors } })).toEqual([
    'error: unknown author "bo"; Valid author keys are:\n    - ann',
    'error: unknown author "constructor"; Valid author keys are:\n    - ann',
  ]);
  expect(check(byAuthors('bo'))).toEqual([
    'error: unknown author "bo"; Name authors in content/blog/authors.yml, or write them here with a name.',
  ]);
  const diagnostics = [{ file: 'content/blog/authors.yml', message: 'm' }];
  expect(check(head, { diagnostics })).toEqual([]);
  const warnings = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    severity: 'warning' as const,
  }));
  expect(check(byAuthors('bo'), { diagnostics: warnings })).toHaveLength(1);
});

const tags = { release: {}, news: {} };
test('a tag needs an entry in tags.yml if there is one; for docs it is a warning', () => {
  const names = ['release', 'relaese', { label: 'Own', permalink: '/own' }, 'constructor'];
  const [ofPost, ofDoc] = [
    post('2025-01-01-p.mdx', { tags: names }),
    doc('a.mdx', { tags: names }),
  ];
  const file = 'content/blog/tags.yml';
  const list = `Tags of ${file}:\n    - release\n    - news`;
  expect(check(ofPost, { index: { tags }, tagFiles: [file] })).toEqual([
    `error: unknown tag "relaese"; Did you mean "release"? ${list}`,
    `error: unknown tag "constructor"; ${list}`,
  ]);
  expect(check(ofPost, { index: { tags } })).toEqual([]);
  const diagnostics = [{ file, message: 'm' }];
  expect(check(ofPost, { index: { tags }, tagFiles: [file], diagnostics })).toEqual([]);
  const docFile = 'content/docs/tags.yml';
  expect(check(ofDoc, { index: { docTags: tags }, tagFiles: [docFile] })).toEqual([
    expect.stringMatching(
      /^warning: unknown tag "relaese"; Did you mean "release"\? Tags of content\/docs/,
    ),
    expect.stringMatching(/^warning: unknown tag "constructor"; Tags of content\/docs\/tags\.yml/),
  ]);
  expect(check(ofDoc, { index: { docTags: tags }, tagFiles: [file] })).toEqual([]);
  const docDiagnostics = [{ file: docFile, message: 'm' }];
  expect(
    check(ofDoc, { index: { docTags: tags }, tagFiles: [docFile], diagnostics: docDiagnostics }),
  ).toEqual([]);
});

test.each<[object, string[]]>([
  [{ displayed_sidebar: 'api' }, []],
  [{ displayed_sidebar: null, pagination_next: null, pagination_prev: null }, []],
  [
    { displayed_sidebar: 'dcos' },
    [
      'error: front matter field displayed_sidebar: there is no sidebar with the id "dcos"; Available sidebar ids are:\n    - docs\n    - api',
    ],
  ],
  [{ pagination_next: 'a', pagination_prev: 'guide/b' }, []],
  [
    { pagination_next: 'guide/bb' },
    [
      'error: front matter field pagination_next: there is no doc with the id "guide/bb"; Did you mean "guide/b"?',
    ],
  ],
  [
    { pagination_prev: 'else/where' },
    [
      'error: front matter field pagination_prev: there is no doc with the id "else/where"; Available doc ids are:\n    - a\n    - guide/b',
    ],
  ],
  [
    { pagination_prev: 'soon' },
    [
      'error: front matter field pagination_prev: "soon" is a draft, and drafts are not built; Publish it, or name another doc.',
    ],
  ],
  [{ pagination_next: 'broken' }, []],
])('the front matter %j has the diagnostics %j', (fields, diagnostics) => {
  const drafts = [{ file: 'content/docs/soon.mdx', id: 'soon', route: '/docs/soon/' }];
  const head = doc('a.mdx', fields);
  expect(check(head, { index: { drafts }, failedIds: new Set(['broken']) })).toEqual(diagnostics);
  const asDraft = [{ file: head.file, id: 'a', route: head.route }];
  expect(check(head, { index: { drafts: asDraft } })).toEqual([]);
});

test('a tag with an invalid permalink is a diagnostic, at the tags of posts and of docs', () => {
  const bad = { x: { permalink: '/a?b' }, y: { permalink: '/fine' } };
  const head = doc('a.mdx');
  const hint = 'got "/a?b"; write a path such as /release';
  for (const index of [{ tags: bad }, { docTags: bad }]) {
    const [diagnostic = '', ...more] = check(head, { index });
    expect(diagnostic).toMatch(/^error: field x\.permalink: /);
    expect(diagnostic.endsWith(hint)).toBe(true);
    expect(more).toEqual([]);
  }
});
