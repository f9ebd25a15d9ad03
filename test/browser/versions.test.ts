import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages, makeProject, makeTestFolder } from '../build/small-site.ts';
import { versionedFiles } from '../versioned-files.ts';
import { findViolations } from './find-violations.ts';
import { nav } from './late-controls.ts';
import { mainMenu, openMenu } from './menu-on-phone.ts';
import { collectErrors, hydrate, openSite, openWhole } from './site-in-browser.ts';

const folder = makeTestFolder('versions');
const root = path.join(folder, 'site');
beforeAll(() => buildPages(makeProject(root, new Map(Object.entries(versionedFiles)))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = openSite(path.join(root, 'dist/public'));

const heat = '/docs/1.0/guides/heat/';
const key = 'docs-preferred-version-default';
const button = (page: Page) => nav(page).locator('[data-dropdown]');
const pick = (page: Page, name: string) =>
  nav(page).locator('.dropdown-list').getByRole('link', { name, exact: true });
const preferred = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const placeOf = (page: Page) => page.url().replace(site.origin(), '');

test('S2.19 S4.12 the dropdown keeps page, query and fragment, and stores the version that was picked', async () => {
  const page = await openWhole(site, `${heat}?x=1#power`);
  const errors = collectErrors(page);
  await hydrate(page);
  expect(await button(page).innerText()).toBe('1.0');
  await button(page).hover();
  await pick(page, 'Next').click();
  await page.waitForURL('**/docs/next/guides/heat/?x=1#power');
  await expect.poll(() => button(page).innerText()).toBe('Next');
  expect(await preferred(page)).toBe('current');
  const open = nav(page).locator('.dropdown-list a[aria-current]');
  expect(await open.allTextContents()).toEqual(['Next']);
  // What only one version has.
  await page.goto('/docs/1.0/guides/stove/?x=1#a');
  await hydrate(page);
  await button(page).hover();
  await pick(page, '2.0 (stable)').click();
  await page.waitForURL('**/docs/intro/');
  expect(placeOf(page)).toBe('/docs/intro/');
  expect(errors).toEqual([]);
});

test('S2.19 S4.7 the dropdown works with the keyboard', async () => {
  const page = await openWhole(site, `${heat}#power`);
  await hydrate(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await pick(page, 'Next').waitFor();
  expect(await findViolations(page), 'of axe').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/guides/heat/#power');
  expect(await preferred(page)).toBe('2.0');
});

test('S2.19 the menu of a phone has the versions, and its links lead to the page', async () => {
  const page = await openMenu(site, `${heat}?x=1`);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  // Open, because the page is in it.
  await mainMenu(page).locator('details[open] > summary', { hasText: 'Versions' }).waitFor();
  await mainMenu(page).getByRole('link', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/docs/next/guides/heat/?x=1');
});

test('S2.19 without scripts the links lead to the page in each version', async () => {
  const page = await site.open(heat, { javaScriptEnabled: false });
  expect(await nav(page).locator('[data-side=left] a').evaluateAll(listLinks)).toEqual([
    ['Docs', '/docs/1.0/intro/', 'true'],
    ['1.0', '/docs/1.0/intro/', 'true'],
  ]);
  await button(page).hover();
  expect(await nav(page).locator('.dropdown-list a').evaluateAll(listLinks)).toEqual([
    ['Next', '/docs/next/guides/heat/', null],
    ['2.0 (stable)', '/docs/guides/heat/', null],
    ['1.0', '/docs/1.0/guides/heat/', 'page'],
  ]);
  await pick(page, '2.0 (stable)').click();
  await page.waitForURL('**/docs/guides/heat/');
});

const listLinks = (links: Element[]) =>
  links.map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

test('S3.6 a page of an older or unreleased version says so, and leads to the last', async () => {
  const page = await openWhole(site, heat);
  const banner = page.locator('.version-banner');
  expect((await banner.innerText()).split('\n').filter(Boolean)).toEqual([
    'This is documentation for Kettle 1.0, which is no longer actively maintained.',
    'For up-to-date documentation, see the latest version (2.0 (stable)).',
  ]);
  expect(await page.locator('.version-badge').innerText()).toBe('Version: 1.0');
  await banner.getByRole('link').click();
  await page.waitForURL('**/docs/guides/heat/');
  await banner.waitFor({ state: 'detached' });
  await page.goto('/docs/next/install/');
  expect(await banner.innerText()).toContain(
    'This is unreleased documentation for Kettle Next version.',
  );
});

test('S2.19 S4.12 pages outside of the docs lead to the preferred version, also one from another tab', async () => {
  const context = await site.visit();
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other]) {
    await tab.goto('/blog/');
    await hydrate(tab);
  }
  expect(await button(page).innerText()).toBe('2.0 (stable)');
  await button(other).hover();
  await pick(other, '1.0').click();
  await other.waitForURL('**/docs/1.0/intro/');
  await expect.poll(() => button(page).innerText()).toBe('1.0');
  const docs = nav(page).getByRole('link', { name: 'Docs', exact: true });
  expect(await docs.getAttribute('href')).toBe('/docs/1.0/intro/');
});

test('S4.12 a preferred version that is gone is forgotten, another is kept', async () => {
  const context = await site.visit();
  const page = await context.newPage();
  await page.goto('/blog/');
  for (const [stored, left] of [
    ['0.9', null],
    ['1.0', '1.0'],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      stored,
    ] as const);
    await page.goto('/docs/intro/', { waitUntil: 'networkidle' });
    await expect.poll(() => preferred(page)).toBe(left);
  }
});

test('S2.4 S7.2 the search finds pages of one version, and names others that have hits', async () => {
  const page = await openWhole(site, '/search/?q=heat');
  const hits = page.locator('[data-search-results] article a');
  const others = page.locator('[data-other-versions]');
  await others.waitFor();
  const listHits = () =>
    hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect((await listHits()).every((href) => href?.startsWith('/docs/guides/heat/'))).toBe(true);
  expect(await others.innerText()).toMatch(/^In other versions: Next \(\d+\), 1\.0 \(\d+\)$/);
  await others.getByRole('link', { name: '1.0' }).click();
  await page.waitForURL('**/search/?q=heat&version=1.0');
  await hits.first().waitFor();
  expect(await listHits()).toContain('/docs/1.0/guides/heat/');
  expect((await listHits()).every((href) => href?.startsWith('/docs/1.0/'))).toBe(true);
});
