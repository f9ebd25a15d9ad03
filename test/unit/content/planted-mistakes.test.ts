import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { listPlanted, smallSite, type Tree } from './plant.ts';

/** The path of every text below. */
const file = 'content/docs/a.mdx';
const head = (...fields: string[]) => ['---', ...fields, '---', '', 'Text.'].join('\n');

/** A text, and the place, message and hint of its diagnostic. */
const mistakes: readonly (readonly [string, string, string, string])[] = [
  [
    '\n---\ntitle: Late\n---\n\nText.',
    '2:1  ',
    'the front matter does not start in the first line, so it is text',
    'Remove the empty lines above it.',
  ],
  [
    '<Tabs defaultValue="zsh"><TabItem value="bash">x</TabItem><TabItem value="fish">y</TabItem></Tabs>',
    '1:1  ',
    'defaultValue of <Tabs> is "zsh", which no <TabItem> has',
    'Their values are bash, fish.',
  ],
  [
    '## One {#x}\n\nText.\n\n## Two {#x}',
    '5:1  ',
    'the id "x" is taken by another element of this page, in line 1',
    'Give each element a unique id, or remove this one.',
  ],
  [
    head('last_update: 2025-01-02'),
    '2:14  ',
    'front matter field last_update: expected an object',
    'got "2025-01-02": write last_update: { date: 2025-01-02 }',
  ],
  [
    head('draft: yes'),
    '2:8  ',
    'front matter field draft: expected true or false',
    'got "yes": write draft: true or draft: false',
  ],
  [
    head('hide_title: 1'),
    '2:13  ',
    'front matter field hide_title: expected true or false',
    'got 1: write hide_title: true or hide_title: false',
  ],
  [
    head('sidebar_position: first'),
    '2:19  ',
    'front matter field sidebar_position: expected a number',
    'got "first": write sidebar_position: 2',
  ],
  [
    '```js od\nx\n```',
    '1:7  warning: ',
    '"od" is not a known word after the language of a fence',
    'Known: title="…", {1,4-6}, /word/, showLineNumbers, wrap, npm2yarn and file=path.',
  ],
  [
    '```zzz\nx\n```',
    '1:4  warning: ',
    'unknown language "zzz"; the code is shown without colours',
    'Write text if no language fits.',
  ],
  [
    '```js\n// highlight-start\nx\n```',
    '2:1  warning: ',
    'highlight-start has no end: all lines below it are marked',
    'Add a highlight-end comment below the last line to mark.',
  ],
  [
    '[x](#learning)\n\n## Learn',
    '1:1  ',
    'broken link "#learning": /docs/a/ has no heading or element with the id "learning"',
    'Did you mean #learn?',
  ],
];

test.each(mistakes)(
  '%s is reported with its place and a fix',
  async (text, place, said, remedy) => {
    const told = await listPlanted({ [file]: `${text}\n`, 'content/docs/learn.md': 'Text.\n' });
    expect(told).toEqual([`${file}:${place}${said}\n    ${remedy}`]);
  },
);

test('a legacy named anchor has an id', async () => {
  expect(await listPlanted({ [file]: '<a name="old"></a>\n\n[x](#old)\n' })).toEqual([]);
});

test.each([
  ['{a}', '"a" is not defined in this file'],
  ['[x](javascript:y())', '<a> has code as its href'],
  ['{a b}', 'could not parse expression with acorn: unexpected content after expression'],
])('%s does not hide a broken link or an unknown language', async (first, said) => {
  const told = await listPlanted({ [file]: `${first}\n\n[x](/gone/)\n\n\`\`\`zzz\nx\n\`\`\`\n` });
  expect(told[0]).toContain(said);
  expect(told.slice(1).map((one) => one.split('\n')[0])).toEqual([
    `${file}:3:1  broken link "/gone/": the site has no page or file /gone/`,
    `${file}:5:4  warning: unknown language "zzz"; the code is shown without colours`,
  ]);
});

test('pages in no sidebar give one warning, except unlisted pages', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const tree: Tree = Object.fromEntries(
    names.map((name) => [`content/docs/${name}.md`, 'Text.\n']),
  );
  const docs = { ...smallSite.docs, sidebars: { docs: ['a'] } };
  const hidden = { 'content/docs/f.md': head('unlisted: true') };
  expect(await listPlanted({ ...tree, ...hidden }, { docs })).toEqual([
    'content/docs/b.md:1:1  warning: this page is in no sidebar of site.config.ts, so readers can miss it\n' +
      '    Add its id to one of docs.sidebars, or set `displayed_sidebar` or `unlisted: true` in its front matter.\n' +
      '    The same in 3 more places: content/docs/c.md:1, content/docs/d.md:1, content/docs/e.md:1',
  ]);
});

test('a default locale that is not in the list is reported at its own field', () => {
  const locales = { ...smallSite.locales, default: 'de' };
  expect(() => checkSiteConfig({ ...smallSite, locales })).toThrow(
    'locales.default: got "de"; expected the code of a locale of the list',
  );
});
