import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  hydrate,
  keepsMark,
  letPass,
  markWindow,
  openHydrated,
  openSiteAlone,
} from './site-in-browser.ts';

// Being offline is a state of a whole visitor, so no other test shares it.
const site = openSiteAlone();

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const titleIs = (page: Page, start: string) =>
  page.waitForFunction((text) => document.title.startsWith(text), start);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const alertOf = (page: Page) => page.getByRole('alert');

test('X60 a link followed offline keeps the page and shows an alert, and completes once online', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await page.context().setOffline(true);
  await link(page, 'Ecosystem').click();
  await alertOf(page).getByText('The page could not be loaded. Check your connection.').waitFor();
  expect(pathOf(page)).toBe('/docs/learn/');
  expect(await page.locator('main h1').textContent()).toBe('Introduction to StyleX');
  await page.context().setOffline(false);
  await titleIs(page, 'Ecosystem');
  await alertOf(page).waitFor({ state: 'detached' });
  expect(await keepsMark(page)).toBe(true);
});

test('X60 Back to a page that cannot be loaded offline keeps the current page and address, and completes once online', {
  tags: 'failures',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await link(page, 'Installation').click();
  await titleIs(page, 'Installation');
  await page.reload();
  await hydrate(page);
  await markWindow(page);
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await alertOf(page).waitFor();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/docs/learn/installation/');
  expect(await page.locator('main h1').textContent()).toBe('Installation');
  await page.context().setOffline(false);
  await titleIs(page, 'Introduction');
  expect(pathOf(page)).toBe('/docs/learn/');
});

test('X60 while a payload never arrives, the latest navigation wins, whether Back or a link', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  // Whatever the limit after which its page is loaded in full.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await link(page, 'Installation').click();
  await titleIs(page, 'Installation');
  await page.route('**/RSC/R/docs/learn/ecosystem.txt*', () => {});
  await link(page, 'Ecosystem').click();
  await page.evaluate(() => history.back());
  await titleIs(page, 'Introduction');
  expect(pathOf(page)).toBe('/docs/learn/');
  await link(page, 'Ecosystem').click();
  await link(page, 'Static types').click();
  await titleIs(page, 'Static types');
  expect(await keepsMark(page)).toBe(true);
});

test('X60 a payload that never arrives leads to a full load of its page', {
  tags: 'failures',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await page.route('**/RSC/R/docs/learn/ecosystem.txt*', () => {});
  await link(page, 'Ecosystem').click();
  await titleIs(page, 'Ecosystem');
  expect(await keepsMark(page)).toBe(false);
});

test.each(
  someOf(
    'failures',
    [
      ['that of another page', (text: string) => text.replaceAll('ecosystem', 'static-types')],
      ['empty', () => ''],
      ['cut off', (text: string) => text.slice(0, -40)],
      ['a captive portal page', () => '<h1>Sign in to this network</h1>'],
    ],
    1,
  ),
)('X60 a payload that is %s leads to exactly one full load', async (_, change) => {
  const page = await openHydrated(site, '/docs/learn/');
  await page.route('**/RSC/R/docs/learn/ecosystem.txt*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  const loads: string[] = [];
  page.on('load', () => loads.push(pathOf(page)));
  await link(page, 'Ecosystem').click();
  await titleIs(page, 'Ecosystem');
  await expect.poll(() => loads).toEqual(['/docs/learn/ecosystem/']);
  await letPass(page, 1000);
  expect(loads).toEqual(['/docs/learn/ecosystem/']);
});

test('X24 the message that the search could not be loaded goes away when the search opens', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await page.route('**/assets/search-modal-*', (route) => route.abort());
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await alertOf(page).getByText('Part of this page could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await alertOf(page).waitFor({ state: 'detached' });
});

test('X60 after a new deployment the page offers to reload, and the search opens again with what was typed', async () => {
  // The app, once it runs, fetches the search as well.
  const page = await site.open('/docs/learn/');
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/search-modal-*', async (route) => {
    await typed.promise;
    await route.fulfill({ status: 404 });
  });
  await page.route('**/docs/learn/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/data-build="\w+"/g, 'data-build="another"');
    await route.fulfill({ response, body });
  });
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('createTheme');
  typed.resolve();
  await alertOf(page).getByText('The site was updated. Reload to continue.').waitFor();
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await alertOf(page).getByRole('button', { name: 'Reload' }).click();
  await loaded;
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  expect(await dialog.getByPlaceholder('Search docs').inputValue()).toBe('createTheme');
});
