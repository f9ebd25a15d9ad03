import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();

const banner = (page: Page) =>
  page.locator('#__site-base-url-issue-banner-container > #__site-base-url-issue-banner');

async function openWithoutFiles(route: string): Promise<Page> {
  const page = await (await site.visit()).newPage();
  await page.route('**/assets/**', (answer) => answer.fulfill({ status: 404 }));
  await page.goto(route);
  return page;
}

test('S2.2 X32 the home page shows the base URL banner when its assets fail to load', async () => {
  const page = await openWithoutFiles('/');
  await banner(page).waitFor();
  expect(await banner(page).locator('p').allInnerTexts()).toEqual([
    'Your site did not load properly.',
    'A very common reason is a wrong site baseUrl configuration.',
    'Current configured baseUrl = / (default value)',
    'We suggest trying baseUrl = /',
  ]);
});

test('S2.2 other pages show no base URL banner, nor does a home page whose assets load', {
  tags: 'variants',
}, async () => {
  const doc = await openWithoutFiles('/docs/learn/');
  await doc.waitForLoadState('load');
  expect(await banner(doc).count()).toBe(0);
  const home = await site.open('/');
  await home.waitForLoadState('load');
  expect(await banner(home).count()).toBe(0);
});
