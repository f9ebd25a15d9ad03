import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { collectErrors, collectRequests, hydrate, openSite } from './site-in-browser.ts';

const site = openSite();

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const statusOf = (page: Page) => page.getByRole('status');
const resultLinks = (page: Page) => page.locator('main article h2 a');

test('an address with a query finds the page of that name', async () => {
  const page = await site.open('/search/?q=defineVars');
  await page.locator('main a[href="/docs/api/javascript/defineVars/"]').waitFor();
  expect(await fieldOf(page).inputValue()).toBe('defineVars');
  const count = await resultLinks(page).count();
  expect(await statusOf(page).textContent()).toBe(
    count === 1 ? 'One document found' : `${count} documents found`,
  );
});

test('what is typed is searched for and written into the address, without a new entry', async () => {
  const page = await site.open('/search/');
  const errors = collectErrors(page);
  await fieldOf(page).click();
  await hydrate(page);
  const entries = await page.evaluate(() => history.length);
  await fieldOf(page).fill('keyframes');
  await page.locator('main a[href="/docs/api/javascript/keyframes/"]').waitFor();
  await page.waitForFunction(() => location.search === '?q=keyframes');
  await fieldOf(page).fill('');
  await page.waitForFunction(() => location.search === '');
  expect(await resultLinks(page).count()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(errors).toEqual([]);
});

test('a query that nothing fits is answered in words', async () => {
  const page = await site.open('/search/?q=qqxxyyzz');
  await page.getByText('No results were found').waitFor();
  expect(await resultLinks(page).count()).toBe(0);
});

test('a found heading leads to its place on the page', async () => {
  const page = await site.open('/search/?q=runtime');
  const link = page.locator('main article ul a[href*="#"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
  const id = decodeURIComponent(href.split('#')[1] ?? '');
  await page.waitForFunction((name) => document.getElementById(name) !== null, id);
});

test('records that cannot be loaded are said so', async () => {
  const context = await site.visit();
  await context.route('**/records*', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/search/?q=defineVars');
  await page.getByText('Unable to fetch results').waitFor();
});

test('the search asks no other origin', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/search/?q=create');
  await resultLinks(page).first().waitFor();
  expect(requests.filter((url) => !url.startsWith(`${site.origin()}/`))).toEqual([]);
});

test.each(['/', 'Control+k', 'Meta+k'])('the key %s leads to the search', async (key) => {
  const page = await site.open('/docs/learn/');
  await page.keyboard.press(key);
  await page.waitForFunction(() => document.title === 'Search the documentation | StyleX');
});

test('a slash typed into the search field stays there', async () => {
  const page = await site.open('/search/');
  await fieldOf(page).click();
  await page.keyboard.type('a/b');
  expect(await fieldOf(page).inputValue()).toBe('a/b');
});

test('the search link of the navbar leads to the search', async () => {
  const page = await site.open('/docs/learn/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Search' })
    .click();
  await page.waitForFunction(() => document.title === 'Search the documentation | StyleX');
  await fieldOf(page).fill('createTheme');
  await page.locator('main a[href="/docs/api/javascript/createTheme/"]').waitFor();
});
