import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, openSite } from './site-in-browser.ts';

const site = openSite();

const shown = (page: Page) =>
  page
    .locator('[data-version]:visible')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-version')));

const choice = (page: Page, name: string) => page.locator(`select[name=${name}]`);

const status = (page: Page) => page.getByRole('status').filter({ hasText: /./ });

test('two versions are compared, and the address says which', async () => {
  const page = await site.open('/releases/');
  await status(page).waitFor();
  expect((await shown(page)).at(-1)).toBe('0.3.0');
  await choice(page, 'from').selectOption('0.11.1');
  await choice(page, 'to').selectOption('0.13.0');
  expect(await shown(page)).toEqual(['0.13.0', '0.12.0']);
  expect(await status(page).textContent()).toMatch(/^2 releases: 4 added, 5 changed, 3 deprecated/);
  expect(new URL(page.url()).search).toBe('?from=0.11.1&to=0.13.0');

  const other = await openHydrated(site, `/releases/${new URL(page.url()).search}`);
  await status(other).waitFor();
  expect(await shown(other)).toEqual(['0.13.0', '0.12.0']);
  expect(await choice(other, 'from').inputValue()).toBe('0.11.1');
});

test('the order of two versions does not matter, and a version is not compared with itself', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/releases/?from=0.13.0&to=0.12.0');
  await status(page).waitFor();
  expect(await shown(page)).toEqual(['0.13.0']);
  await choice(page, 'to').selectOption('0.13.0');
  expect(await status(page).textContent()).toBe('Choose two different releases.');
  expect(await shown(page)).toEqual([]);
});

test('unknown versions in the address are ignored and not rendered as HTML', async () => {
  const page = await site.open('/releases/?from=9.9.9&to=<img src=x onerror=alert(1)>');
  await status(page).waitFor();
  expect((await shown(page)).length).toBeGreaterThan(10);
  expect(await page.locator('main img').count()).toBe(0);
});

test('the comparison also works on a page reached by a link', { tags: 'variants' }, async () => {
  const page = await openHydrated(site, '/blog/');
  await page
    .getByRole('link', { name: /^2 added 6 changed/ })
    .first()
    .click();
  await status(page).waitFor();
  await choice(page, 'from').selectOption('0.12.0');
  expect(await shown(page)).toEqual(['0.13.1', '0.13.0']);
});

test('without scripts all releases are listed, and the version fields are hidden', async () => {
  const page = await site.open('/releases/', { javaScriptEnabled: false });
  expect((await shown(page)).length).toBeGreaterThan(10);
  expect(await choice(page, 'from').isVisible()).toBe(false);
});
