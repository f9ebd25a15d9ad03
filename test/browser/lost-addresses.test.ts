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
import { someOf } from '../run/exhaustive.ts';
import { openSite } from './site-in-browser.ts';

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
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = openSite(served);
const addressOf = (page: Page) => page.url().slice(site.origin().length);
const nearest = (page: Page) => page.getByRole('region', { name: 'Did you mean' });

test('with a base path, an unknown address shows the nearest pages and passes its words to the search', async () => {
  const page = await site.open('/sub/docs/guide/tarjet/');
  expect(await nearest(page).getByRole('link').first().textContent()).toBe('Target');
  const search = page.locator('main').getByRole('link', { name: 'Search the documentation' });
  expect(await search.getAttribute('href')).toMatch(/\/sub\/search\/\?q=tarjet$/);
  await nearest(page).getByRole('link', { name: 'Target' }).click();
  await page.getByRole('heading', { level: 1, name: 'Target' }).waitFor();
  expect(addressOf(page)).toBe('/sub/docs/guide/target/');
});

test('an unknown address suggests the page that used to have it, and otherwise nothing', async () => {
  const page = await site.open('/sub/de/old/');
  await nearest(page).getByRole('link', { name: 'Target' }).waitFor();
  const other = await site.open('/sub/olt.html');
  await other.waitForLoadState('networkidle');
  expect(await nearest(other).count()).toBe(0);
});

test('markup in an address is not rendered as HTML', { tags: 'variants' }, async () => {
  const page = await site.open('/sub/%3Cimg%20src=x%20onerror=alert(1)%3E/target');
  await nearest(page).getByRole('link', { name: 'Target' }).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
});

test('without scripts the not-found page shows the sections and no empty suggestions', async () => {
  const page = await site.open('/sub/docs/guide/tarjet/', noScripts);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  expect(await sections.getByRole('link').allTextContents()).toEqual(['Guide', 'Blog']);
  expect(await page.getByText('Did you mean').isVisible()).toBe(false);
  await sections.getByRole('link', { name: 'Guide' }).click();
  expect(addressOf(page)).toBe('/sub/docs/guide/');
});

test('on a site without StyleX samples, the not-found page shows a plain 404', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/sub/nowhere/', noScripts);
  expect(await page.locator('main .atoms').textContent()).toBe('404');
});

test('the scripts of the not-found page weigh at most 2 kB and do not load on other pages', async () => {
  const assets = path.join(served, 'sub/assets');
  const own = readdirSync(assets).filter((name) => /^(?:not-found|rare-parts)-/.test(name));
  expect(own).toHaveLength(2);
  const sizes = own.map((name) => gzipSync(readFileSync(path.join(assets, name))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000);
  const page = await site.open('/sub/docs/guide/');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.filter((name) => /not-found|rare-parts|addresses/.test(name))).toEqual([]);
});

test.each(
  someOf(
    'variants',
    [
      ['/sub/old/', '/sub/docs/guide/target/'],
      ['/sub/old/#part', '/sub/docs/guide/target/#part'],
      ['/sub/old/#x', '/sub/docs/guide/'],
      ['/sub/old/?a=1#part', '/sub/docs/guide/target/?a=1#part'],
    ],
    1,
  ),
)('a redirect leads from %s to %s', async (from, to) => {
  const page = await site.open(from);
  await page.waitForURL(`**${to}`);
  expect(addressOf(page)).toBe(to);
});

test.each([
  ['with', {}],
  ['without', noScripts],
])('%s scripts, the previous id of a heading leads to it', async (_, options) => {
  const page = await site.open('/sub/docs/guide/target/#was', options);
  const [was, is] = [page.locator('#was'), page.locator('h2#part')];
  expect((await was.boundingBox())?.y).toBeCloseTo((await is.boundingBox())?.y ?? 0, -2);
  expect(await page.locator('#gone').isVisible()).toBe(false);
});

test('without scripts, the id of a heading that moved to another page shows a link to it', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/sub/docs/guide/target/#gone', noScripts);
  expect(await page.locator('#gone').isVisible()).toBe(true);
  await page.locator('#gone').getByRole('link', { name: 'Part' }).click();
  expect(addressOf(page)).toBe('/sub/docs/guide/basics/page-1/#part');
});
