import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  collectErrors,
  collectRequests,
  hydrate,
  keepsMark,
  openHydrated,
  openSite,
} from './site-in-browser.ts';

const site = openSite();

const docsLinks = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const posts = (page: Page) =>
  page.getByRole('navigation', { name: 'Blog recent posts navigation' });
const inNavbar = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name, exact: true });

test('the sidebar changes with the section of the page, after a client-side navigation too', async () => {
  const page = await openHydrated(site, '/');
  const errors = collectErrors(page);
  expect(await docsLinks(page).count()).toBe(0);
  await inNavbar(page, 'Learn').click();
  await docsLinks(page).getByRole('link', { name: 'Introduction', exact: true }).waitFor();
  expect(await docsLinks(page).locator('[aria-current]').allTextContents()).toEqual([
    'Introduction',
  ]);
  expect(await inNavbar(page, 'Learn').getAttribute('aria-current')).toBe('page');
  await inNavbar(page, 'Blog').click();
  await posts(page).getByRole('link', { name: 'Release 0.13.0' }).waitFor();
  expect(await docsLinks(page).count()).toBe(0);
  expect(await inNavbar(page, 'Learn').getAttribute('aria-current')).toBeNull();
  await page.goBack();
  await docsLinks(page).waitFor();
  expect(await keepsMark(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('S2.18 X23 the navbar link of a section is marked as current on its pages', async () => {
  const page = await openHydrated(site, '/docs/learn/static-types/');
  expect(await inNavbar(page, 'Learn').getAttribute('aria-current')).toBe('true');
  await inNavbar(page, 'API').click();
  await docsLinks(page).getByRole('link', { name: 'Reference', exact: true }).waitFor();
  expect(await inNavbar(page, 'API').getAttribute('aria-current')).toBe('page');
  expect(await inNavbar(page, 'Learn').getAttribute('aria-current')).toBeNull();
});

test('S2.28 an opened category stays open on the next page', { tags: 'variants' }, async () => {
  const page = await openHydrated(site, '/docs/learn/installation/');
  await docsLinks(page).locator('summary', { hasText: 'Recipes' }).click();
  await docsLinks(page).getByRole('link', { name: 'Ecosystem', exact: true }).click();
  await page.waitForFunction(() => document.title.startsWith('Ecosystem'));
  expect(await docsLinks(page).getByRole('link', { name: 'Variants' }).isVisible()).toBe(true);
});

test('a navigation fetches one payload, without shell and sidebar', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/installation/');
  await hydrate(page);
  const before = requests.length;
  await docsLinks(page).getByRole('link', { name: 'Static types', exact: true }).click();
  await page.waitForFunction(() => document.title.startsWith('Static types'));
  const asked = '/RSC/R/docs/learn/static-types.txt';
  const paths = requests.map((url) => new URL(url).pathname);
  expect(paths.filter((path) => path === asked)).toHaveLength(1);
  // Also allowed are prefetched pages, the style sheet of samples, and the icon, which a browser may request when the
  // title changes.
  const expected = /^\/RSC\/R\/|^\/assets\/samples-|^\/img\/favicon\.svg$/;
  expect(paths.slice(before).filter((path) => !expected.test(path))).toEqual([]);
  const payload = await (await page.request.get(asked)).text();
  expect(payload).toContain('StyleX includes TypeScript types');
  expect(payload).not.toContain('Acknowledgements');
  expect(payload).not.toContain('Skip to main content');
});
