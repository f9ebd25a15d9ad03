import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildPages,
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
} from '../build/small-site.ts';
import { openSite } from './site-in-browser.ts';

const timeoutMs = 300_000;
const folder = makeTestFolder('lost-addresses');
const served = path.join(folder, 'served');
const noScripts = { javaScriptEnabled: false };

const redirects = [
  { from: '/old/', to: '/docs/guide/target/' },
  { from: '/old/#x', to: '/docs/guide/' },
  { from: '/docs/guide/target/#was', to: '/docs/guide/target/#part' },
  { from: '/docs/guide/target/#gone', to: '/docs/guide/basics/page-1/#part' },
];

beforeAll(async () => {
  const config = configText({ baseUrl: '/sub/', redirects });
  const root = makeProject(path.join(folder, 'site'), smallSite().set('site.config.ts', config));
  await buildPages(root);
  mkdirSync(served);
  const options = { recursive: true, dereference: true };
  cpSync(path.join(root, 'dist/public'), path.join(served, 'sub'), options);
  copyFileSync(path.join(root, 'dist/public/404.html'), path.join(served, '404.html'));
}, timeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }), timeoutMs);

const site = openSite(served);
const addressOf = (page: Page) => page.url().slice(site.origin().length);
const nearest = (page: Page) => page.getByRole('region', { name: 'Did you mean' });

test('a wrong address below a base path shows the nearest pages, and gives its words to the search', async () => {
  const page = await site.open('/sub/docs/guide/tarjet/');
  expect(await nearest(page).getByRole('link').first().textContent()).toBe('Target');
  const search = page.locator('main').getByRole('link', { name: 'Search the documentation' });
  expect(await search.getAttribute('href')).toMatch(/\/sub\/search\/\?q=tarjet$/);
  await nearest(page).getByRole('link', { name: 'Target' }).click();
  await page.getByRole('heading', { level: 1, name: 'Target' }).waitFor();
  expect(addressOf(page)).toBe('/sub/docs/guide/target/');
});

test('a page is found by an address that it had before, and nothing is shown for any other', async () => {
  const page = await site.open('/sub/de/old/');
  await nearest(page).getByRole('link', { name: 'Target' }).waitFor();
  const other = await site.open('/sub/olt.html');
  await other.waitForLoadState('networkidle');
  expect(await nearest(other).count()).toBe(0);
});

test('what an address says is text, whatever it is', async () => {
  const page = await site.open('/sub/%3Cimg%20src=x%20onerror=alert(1)%3E/target');
  await nearest(page).getByRole('link', { name: 'Target' }).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
});

test('without scripts the page has its sections, and nothing that would be empty', async () => {
  const page = await site.open('/sub/docs/guide/tarjet/', noScripts);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  expect(await sections.getByRole('link').allTextContents()).toEqual(['Guide', 'Blog']);
  expect(await page.getByText('Did you mean').isVisible()).toBe(false);
  await sections.getByRole('link', { name: 'Guide' }).click();
  expect(addressOf(page)).toBe('/sub/docs/guide/');
});

test('a site without samples of StyleX shows none where a page is missing', async () => {
  const page = await site.open('/sub/nowhere/', noScripts);
  expect(await page.locator('main .atoms').textContent()).toBe('404');
});

test('the script for it weighs at most 2 kB and comes on that page alone', async () => {
  const assets = path.join(served, 'sub/assets');
  const own = readdirSync(assets).filter((name) => /^(?:not-found|attach-shadows)-/.test(name));
  expect(own).toHaveLength(2);
  const sizes = own.map((name) => gzipSync(readFileSync(path.join(assets, name))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  const page = await site.open('/sub/docs/guide/');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => /not-found|attach-shadows|addresses/.test(name))).toEqual([]);
});

test.each([
  ['/sub/old/', '/sub/docs/guide/target/'],
  ['/sub/old/#part', '/sub/docs/guide/target/#part'],
  ['/sub/old/#x', '/sub/docs/guide/'],
])('a redirect leads from %s to %s', async (from, to) => {
  const page = await site.open(from);
  await page.waitForURL(`**${to}`);
  expect(addressOf(page)).toBe(to);
});

test.each([
  ['with', {}],
  ['without', noScripts],
])('%s scripts the old id of a heading leads to it', async (_, options) => {
  const page = await site.open('/sub/docs/guide/target/#was', options);
  const [was, is] = [page.locator('#was'), page.locator('h2#part')];
  expect((await was.boundingBox())?.y).toBeCloseTo((await is.boundingBox())?.y ?? 0, -2);
  expect(await page.locator('#gone').isVisible()).toBe(false);
});

test('without scripts a heading that is on another page now is told with a link', async () => {
  const page = await site.open('/sub/docs/guide/target/#gone', noScripts);
  expect(await page.locator('#gone').isVisible()).toBe(true);
  await page.locator('#gone').getByRole('link', { name: 'Part' }).click();
  expect(addressOf(page)).toBe('/sub/docs/guide/basics/page-1/#part');
});
