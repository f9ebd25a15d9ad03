import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { mapLevels } from '../../src/features/search/client/hierarchy.ts';
import { textOf } from '../../src/features/search/client/marked-text.ts';
import { checkQueries, openBuiltIndex, shareWithin } from '../search/check-queries.ts';
import { readSiteFile, siteFolder } from './built-site.ts';

const folder = path.join(siteFolder, 'search/index');
const checked = await checkQueries(openBuiltIndex(folder));

test('at least 98% of the queries find their page in the first three results, and 88% find it first', () => {
  expect(checked.length).toBeGreaterThan(120);
  const missed = checked.filter(({ place }) => place < 1 || place > 3).map(({ query }) => query);
  expect(shareWithin(checked, 3), missed.join('\n')).toBeGreaterThanOrEqual(0.98);
  expect(shareWithin(checked, 1)).toBeGreaterThanOrEqual(0.88);
});

test('at least 95% of the held-out queries find their page in the first three results, and 85% find it first', () => {
  const heldOut = checked.filter((one) => one.isHeldOut);
  expect(shareWithin(heldOut, 3)).toBeGreaterThanOrEqual(0.95);
  expect(shareWithin(heldOut, 1)).toBeGreaterThanOrEqual(0.85);
});

test('the words that developers use lead to their page first', () => {
  const words = checked.filter(({ kind }) => kind === 'developers');
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter(({ place }) => place !== 1).map(({ query }) => query)).toEqual([]);
});

/** The questions whose page is not among the first three that the search finds. */
async function findMissed(questions: readonly { query: string; address: string }[]) {
  const client = openBuiltIndex(folder);
  const missed: string[] = [];
  for (const { query, address } of questions) {
    const { hits } = await client.search({ query });
    const pages = new Set(hits.map(({ url }) => url.split('#')[0]));
    const wanted = encodeURI(`/docs/${address.split('#')[0]}/`);
    if (![...pages].slice(0, 3).includes(wanted)) missed.push(query);
  }
  return missed;
}

const readRows = (file: string) =>
  z.array(z.array(z.string())).parse(parse(readFileSync(`test/unit/guides/${file}`, 'utf8')));

test('at least 85% of the questions find the page that answers them among the first three', async () => {
  const questions = readRows('questions.yml').map(([query = '', address = '']) => ({
    query,
    address,
  }));
  const missed = await findMissed(questions);
  expect(questions.length).toBeGreaterThan(150);
  expect(missed.length / questions.length, missed.join('\n')).toBeLessThanOrEqual(0.15);
});

test('at least 50 of the 60 questions from public threads find a page that answers them among the first three', async () => {
  const questions = readRows('asked.yml').map(([, query = '', address = '']) => ({
    query,
    address,
  }));
  const missed = await findMissed(questions);
  expect(questions).toHaveLength(60);
  expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(50);
});

test('an unfinished question finds nothing by its last letters alone', async () => {
  const { hits } = await openBuiltIndex(folder).search({ query: 'how do i' });
  const titles = hits.map(({ levels }) => textOf(Object.values(levels).at(-1)));
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => !/\b(?:how|do|I)\b/i.test(title))).toEqual([]);
});

test('the first answer to each query costs at most 40 kB: the client, and what it fetches of the index', async () => {
  const bundle = await rolldown({
    input: 'src/features/search/query/local-client.ts',
    platform: 'browser',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  const code = gzipSync(output[0].code, { level: 9 }).length;
  for (const { query } of checked) {
    let sent = code;
    const client = openBuiltIndex(folder, (_name, text) => {
      sent += gzipSync(text, { level: 9 }).length;
    });
    await client.search({ query });
    expect(sent, query).toBeLessThan(40_000);
  }
});

test.each([
  ['vreate', '/docs/api/javascript/create/'],
  ['efineVars', '/docs/api/javascript/defineVars/'],
  ['nistallation', '/docs/learn/installation/'],
])(
  'a query with a wrong first letter, like %s, finds its page with less than 30 kB of the index',
  async (query, first) => {
    let sent = 0;
    const client = openBuiltIndex(folder, (_name, text) => {
      sent += gzipSync(text, { level: 9 }).length;
    });
    const { hits } = await client.search({ query });
    expect(hits[0]?.url).toBe(first);
    expect(sent).toBeLessThan(30_000);
  },
);

test('pages that are not listed are not in the index', () => {
  const { heads }: { heads: [path: string][] } = JSON.parse(readSiteFile('search/index/core.json'));
  const paths = heads.map(([found]) => found);
  expect(paths).toContain('/docs/learn/');
  expect(paths).toContain('/playground/');
  expect(paths.filter((found) => /\/(?:search|tags|archive|page)\/|404/.test(found))).toEqual([]);
});

test('the index contains headings, table cells, list items, code blocks, and the titles of a sidebar that is not in the navbar', async () => {
  const client = openBuiltIndex(folder);
  const first = async (query: string) => {
    const [hit] = (await client.search({ query, words: 1000 })).hits;
    return hit && { ...hit, levels: mapLevels(hit.levels, textOf), snippet: textOf(hit.snippet) };
  };
  expect(await first('Rule contains an unclosed function'), 'a heading').toMatchObject({
    url: '/docs/guides/errors/#rule-contains-an-unclosed-function',
    levels: { lvl1: 'Error messages', lvl2: 'What styles may contain' },
  });
  expect(
    await first('a condition that is not default and starts with neither'),
    'a cell',
  ).toMatchObject({
    type: 'content',
    url: '/docs/api/javascript/create/#rules-and-errors',
    levels: { lvl0: 'API', lvl1: 'stylex.create', lvl2: 'Errors' },
  });
  expect(await first('not styles: a caller who uses your styles'), 'an item').toMatchObject({
    type: 'content',
    url: '/docs/guides/component-library/#what-should-i-export',
    snippet: expect.stringMatching(/^Not styles\. A caller who uses your styles/),
  });
  expect(await first('npm install --save-dev @stylexjs/babel-plugin'), 'code').toMatchObject({
    type: 'content',
    url: '/docs/learn/installation/#vite',
    snippet: expect.stringMatching(/^npm install --save-dev @stylexjs\/babel-plugin@/),
  });
  expect(await first('tutorial'), 'a sidebar that the navbar does not name').toMatchObject({
    url: '/docs/guides/tutorial/',
    levels: { lvl0: 'Guides', lvl1: 'Tutorial: a themed card' },
  });
  const html = readFileSync(path.join(siteFolder, 'docs/api/javascript/create/index.html'), 'utf8');
  expect(html).toContain('id="rules-and-errors"');
});
