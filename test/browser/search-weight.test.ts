import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { showSearch } from './search-dialog.ts';
import { hydrate, openSite } from './site-in-browser.ts';

const site = openSite();

type Fetched = { path: string; size: number };

/** Opens the search for a new visitor, and returns the fetched files with their gzipped sizes. */
async function fetchSearch(): Promise<Fetched[]> {
  const page = await (await site.visit()).newPage();
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    const measure = async () => ({ path, size: gzipSync(await response.body()).length });
    if (/\/assets\/|\/search\//.test(path)) fetched.push(measure());
  });
  await page.goto('/docs/learn/');
  await hydrate(page);
  const before = fetched.length;
  const first = page.waitForResponse('**/search/index/core.json');
  await showSearch(page);
  await (await first).finished();
  return Promise.all(fetched.slice(before));
}

const sum = (files: readonly Fetched[]) => files.reduce((all, { size }) => all + size, 0);
const list = (files: readonly Fetched[]) =>
  files.map(({ path, size }) => `${path}: ${size}`).join('\n');

test('S2.27 opening the search loads at most 75 kB: modal, style, client and first index file', async () => {
  const files = await fetchSearch();
  expect(files.map(({ path }) => path)).toContainEqual(expect.stringMatching(/search-modal/));
  expect(sum(files), list(files)).toBeLessThan(75_000);
});

test('S2.27 the code of the modal is at most 36 kB', { tags: 'pages' }, async () => {
  const code = (await fetchSearch()).filter(({ path }) => path.endsWith('.js'));
  expect(code.length).toBeGreaterThan(0);
  expect(sum(code), list(code)).toBeLessThan(36_000);
});
