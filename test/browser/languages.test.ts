import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages, makeProject, makeTestFolder } from '../build/small-site.ts';
import { translatedFiles } from '../versioned-files.ts';
import { findViolations } from './find-violations.ts';
import { collectErrors, hydrate, openSite, openWhole, phone } from './site-in-browser.ts';

const folder = makeTestFolder('languages');
const root = path.join(folder, 'site');
beforeAll(() => buildPages(makeProject(root, new Map(Object.entries(translatedFiles)))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(path.join(root, 'dist/public'));

const heat = '/docs/guides/heat/';
const right = (page: Page) => page.locator('[data-side=right]');
const button = (page: Page) => right(page).locator('[data-dropdown]').last();
const pick = (page: Page, name: string) => right(page).getByRole('link', { name, exact: true });
const rootOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const placeOf = (page: Page) => page.url().replace(site.origin(), '');

test('S2.19 the dropdown leads to the page in another language, with query and fragment, and back', async () => {
  const page = await openWhole(site, `${heat}?x=1#power`);
  const errors = collectErrors(page);
  await hydrate(page);
  expect(await button(page).innerText()).toBe('English');
  await button(page).hover();
  await pick(page, '日本語').click();
  await page.waitForURL('**/ja/docs/guides/heat/?x=1#power');
  expect(await rootOf(page)).toEqual(['ja', 'ltr']);
  expect(await button(page).innerText()).toBe('日本語');
  // The texts of the configuration, of sidebars and of the interface.
  const navbar = page.getByRole('navigation', { name: 'メイン' });
  expect(await navbar.locator('[data-side=left] a').allInnerTexts()).toEqual([
    '文書',
    '2.0(安定版)',
  ]);
  await page.getByRole('navigation', { name: '文書のサイドバー' }).getByText('ガイド').waitFor();
  expect(await page.getByRole('contentinfo').innerText()).toContain('やかんの会');
  await hydrate(page);
  await page
    .getByRole('button', { name: /^ダークモードとライトモードを切り替える/ })
    .first()
    .waitFor();
  // Links of the page stay in its language, also without a load.
  await page.locator('main a[rel=prev]').click();
  await page.waitForURL('**/ja/docs/install/');
  await page.locator('h1', { hasText: 'Install' }).waitFor();
  await button(page).hover();
  await expect.poll(() => pick(page, 'العربية').getAttribute('href')).toBe('/ar/docs/install/');
  await page.goBack();
  await page.locator('h1', { hasText: '加熱' }).waitFor();
  await page.goBack();
  await page.waitForURL(`**${heat}?x=1#power`);
  await page.goForward();
  await page.waitForURL('**/ja/docs/guides/heat/?x=1#power');
  expect(errors).toEqual([]);
});

test('S2.19 S4.7 the dropdown works with the keyboard, and its page reads from right to left', async () => {
  const page = await openWhole(site, heat);
  await hydrate(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await pick(page, 'العربية').waitFor();
  expect(await findViolations(page), 'of axe').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ar/docs/guides/heat/');
  expect(await rootOf(page)).toEqual(['ar', 'rtl']);
  expect(await findViolations(page), 'of axe').toEqual([]);
  const [brand, last] = await Promise.all([
    page.locator('a[data-brand]').first().boundingBox(),
    button(page).boundingBox(),
  ]);
  expect(brand?.x).toBeGreaterThan(last?.x ?? Number.NaN);
});

test('S2.19 the menu of a phone has the languages', async () => {
  const page = await site.open(`/ja${heat}`, phone);
  await hydrate(page);
  await page.locator('[data-menu-toggle]').click();
  const menu = page.locator('#mobile-menu');
  await menu.locator('[data-menu-back]').click();
  const list = menu.locator('details', { hasText: 'English' });
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  await list.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${heat}`);
  expect(placeOf(page)).toBe(heat);
});

test('S2.19 without scripts the links lead to the page in each language', async () => {
  const page = await site.open('/ja/docs/install/', { javaScriptEnabled: false });
  await button(page).hover();
  const links = right(page).locator('a[hreflang]');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('lang')]),
    ),
  ).toEqual([
    ['/docs/install/', 'en'],
    ['/ar/docs/install/', 'ar'],
    ['/ja/docs/install/', 'ja'],
  ]);
  await pick(page, 'English').click();
  await page.waitForURL('**/docs/install/');
  expect(placeOf(page)).toBe('/docs/install/');
});

test('a page without a translation is in the default language, says so, and names the original', async () => {
  const page = await openWhole(site, '/ar/docs/install/');
  const text = page.locator('article [lang]');
  expect([await text.getAttribute('lang'), await text.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect(await text.innerText()).toContain('Plug it in.');
  expect(await page.locator('article [role=note]').innerText()).toContain('الإنجليزية');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe('https://kettle.example.com/docs/install/');
  // Search engines find no translation there.
  const alternates = page.locator('link[hreflang]');
  expect(
    await alternates.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(['en', 'x-default']);
  await page.goto(`/ar${heat}`);
  expect(await page.locator('article [lang]').count()).toBe(0);
});

test('S1.3 the head names the page in the languages that have it', async () => {
  const page = await site.open('/ja/blog/2026/01/05/two/');
  const links = page.locator('link[hreflang]');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
  ).toEqual([
    ['en', 'https://kettle.example.com/blog/2026/01/05/two/'],
    ['ja', 'https://kettle.example.com/ja/blog/2026/01/05/two/'],
    ['x-default', 'https://kettle.example.com/blog/2026/01/05/two/'],
  ]);
  expect(await page.locator('main time').first().innerText()).toBe('2026年1月5日');
});

test('S2.4 each language is searched in its own words', async () => {
  for (const [query, start, found] of [
    ['東京', '/ja/', '/ja/docs/guides/heat/'],
    ['القرص', '/ar/', '/ar/docs/guides/heat/'],
    ['dial', '/', '/docs/guides/heat/'],
  ] as const) {
    const page = await openWhole(site, `${start}search/?q=${encodeURIComponent(query)}`);
    const hits = page.locator('[data-search-results] article a');
    await hits.first().waitFor();
    const hrefs = await hits.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.every((href) => href?.startsWith(found))).toBe(true);
  }
  const page = await openWhole(site, `/ja/search/?q=${encodeURIComponent('加熱')}&version=1.0`);
  await page.locator('[data-other-versions] a', { hasText: '2.0(安定版)' }).waitFor();
});

test('an address that is nowhere shows the not-found page of its language', async () => {
  const page = await openWhole(site, '/ja/docs/guides/hea/');
  expect(await page.locator('h1').innerText()).toBe('ページがありません');
  await page.locator('#nearest + ul a').first().waitFor();
  const nearest = page.locator('#nearest + ul a').first();
  expect(await nearest.getAttribute('href')).toBe('/ja/docs/guides/heat/');
  await hydrate(page);
  await button(page).hover();
  expect(await pick(page, 'English').getAttribute('href')).toBe('/');
});
