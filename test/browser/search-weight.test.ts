import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { showSearch } from './search-dialog.ts';
import { hydrate, openSite } from './site-in-browser.ts';

const site = openSite();

test('S2.27 modal, style, client and first part of the index are 75 kB at most, and come when asked for', async () => {
  const page = await (await site.visit()).newPage();
  const fetched: Promise<{ path: string; size: number }>[] = [];
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
  const files = await Promise.all(fetched.slice(before));
  expect(files.map(({ path }) => path)).toContainEqual(expect.stringMatching(/search-modal/));
  const sizes = files.map(({ path, size }) => `${path}: ${size}`).join('\n');
  expect(
    files.reduce((sum, { size }) => sum + size, 0),
    sizes,
  ).toBeLessThan(75_000);
});
