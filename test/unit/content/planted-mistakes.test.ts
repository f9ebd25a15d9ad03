import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../src/config/check-site-config.ts';
import { listPlanted, reportTexts, smallSite, type Tree } from './plant.ts';

/** The path of every text below. */
const file = 'content/docs/a.mdx';
const head = (...fields: string[]) => ['---', ...fields, '---', '', 'Text.'].join('\n');

test('each mistake in a text is reported with its place and a fix', async () => {
  const reports = await reportTexts(
    [
      '\n---\ntitle: Late\n---\n\nText.',
      '<Tabs defaultValue="zsh"><TabItem value="bash">x</TabItem><TabItem value="fish">y</TabItem></Tabs>',
      '## One {#x}\n\nText.\n\n## Two {#x}',
      head('last_update: 2025-01-02'),
      head('draft: yes'),
      head('hide_title: 1'),
      head('sidebar_position: first'),
      '```js od\nx\n```',
      '```zzz\nx\n```',
      '```js\n// highlight-start\nx\n```',
      '[x](#learning)\n\n## Learn',
    ],
    (text) => listPlanted({ [file]: `${text}\n`, 'content/docs/learn.md': 'Text.\n' }),
  );
  await expect(reports).toMatchFileSnapshot('planted/mistakes.txt');
});

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
