import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  activeText,
  dialogOf,
  fieldOf,
  openSearch,
  optionsOf,
  search,
  showSearch,
  statusOf,
} from './search-dialog.ts';
import { collectRequests, keepsMark, markWindow, openSite } from './site-in-browser.ts';

const site = openSite();

const scrollOf = (page: Page) => page.evaluate(() => scrollY);

test('S4.8 the first result is active, and the arrow keys wrap around', async () => {
  const page = await openSearch(site);
  await search(page, 'create');
  const texts = await optionsOf(page).allInnerTexts();
  expect(texts.length).toBeGreaterThan(2);
  expect(await activeText(page)).toBe(texts[0]);
  await page.keyboard.press('ArrowUp');
  expect(await activeText(page)).toBe(texts.at(-1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await activeText(page)).toBe(texts[1]);
  const active = await fieldOf(page).getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
});

test('S4.8 Enter opens the active result without a full load', async () => {
  const page = await openSearch(site);
  await markWindow(page);
  await search(page, 'createTheme');
  const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === href);
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await keepsMark(page)).toBe(true);
});

test('S3.8 a click on a result leads to its path and section', async () => {
  const page = await openSearch(site);
  await markWindow(page);
  await search(page, 'createTheme');
  const option = optionsOf(page).first();
  const href = (await option.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/docs\//);
  await option.click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
  expect(await keepsMark(page)).toBe(true);
});

test.each(someOf('variants', ['Control+Enter', 'Meta+Enter', 'Shift+Enter'], 1))(
  'S4.8 %s opens the active result in a new page, and the search stays open',
  { tags: 'variants' },
  async (keys) => {
    const page = await openSearch(site);
    await search(page, 'createTheme');
    const href = await optionsOf(page).first().getAttribute('href');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await other.waitForURL(`**${href}`);
    expect(await fieldOf(page).inputValue()).toBe('createTheme');
  },
);

test('S4.8 the page behind keeps its scroll position and gets no style attribute', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/api/javascript/create/');
  await page.evaluate(() => scrollTo(0, 600));
  await showSearch(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 500);
  await search(page, 'create');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await scrollOf(page)).toBe(600);
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull();
});

test('S4.8 a click outside of the search closes it, and so does Cancel', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await page.mouse.click(5, 500);
  await dialogOf(page).waitFor({ state: 'detached' });
  await showSearch(page);
  const cancel = dialogOf(page).getByRole('button', { name: 'Cancel', exact: true });
  expect(await cancel.innerText()).toBe('Cancel');
  await cancel.click();
  await dialogOf(page).waitFor({ state: 'detached' });
});

test('S4.8 Clear the query empties the field, which keeps the focus', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  const clear = dialogOf(page).getByRole('button', { name: 'Clear the query' });
  expect(await clear.count()).toBe(0);
  await search(page, 'create');
  await clear.click();
  expect(await fieldOf(page).inputValue()).toBe('');
  expect(await fieldOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test('S7.3 results are in named groups of at most five', async () => {
  const page = await openSearch(site);
  await search(page, 'create');
  const groups = dialogOf(page).getByRole('listbox');
  expect(await groups.count()).toBeGreaterThan(1);
  for (const group of await groups.all()) {
    const heading = await group.locator('xpath=..').locator('.DocSearch-Hit-source').innerText();
    expect(await group.getAttribute('aria-label')).toBe(heading);
    expect(await group.getAttribute('aria-labelledby')).toBeNull();
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5);
  }
  expect(await dialogOf(page).locator('mark').first().innerText()).toMatch(/create/i);
});

test('style sheets draw the icons of the results, without SVG elements', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await search(page, 'create');
  const icons = optionsOf(page).locator('.DocSearch-Hit-icon');
  expect(await icons.count()).toBeGreaterThan(1);
  const drawn = await icons.first().evaluate((icon) => {
    const kind = icon.querySelector('[data-kind]');
    return kind !== null && getComputedStyle(kind).backgroundImage !== 'none';
  });
  expect(drawn).toBe(true);
  expect(await dialogOf(page).locator('.DocSearch-Hit-icon svg').count()).toBe(0);
  expect(await dialogOf(page).locator('.DocSearch-Hit-action svg').count()).toBe(0);
});

test('S7.4 X4 See all shows the count of the current answer, opens the results page and closes the search', async () => {
  const page = await openSearch(site);
  await search(page, 'keyframes');
  const all = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
  const text = await all.innerText();
  await search(page, 'create');
  await page.waitForFunction((old) => !document.body.innerText.includes(old), text);
  await search(page, 'keyframes');
  await dialogOf(page).getByText(text, { exact: true }).waitFor();
  await all.click();
  await page.waitForURL('**/search/?q=keyframes');
  await dialogOf(page).waitFor({ state: 'detached' });
});

test('S7.4 the address of See all encodes the query', { tags: 'variants' }, async () => {
  const page = await openSearch(site);
  await search(page, 'create theme');
  const all = dialogOf(page).getByRole('link', { name: /^See all/ });
  expect(await all.getAttribute('href')).toBe('/search/?q=create%20theme');
});

test('S7.5 X18 the footer explains the keys, and the local search names no provider and contacts no other origin', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/');
  await showSearch(page);
  await search(page, 'create');
  const text = await dialogOf(page).innerText();
  for (const hint of ['to select', 'to navigate', 'to close']) expect(text).toContain(hint);
  expect(text).not.toMatch(/Algolia|Search by|Powered/);
  // Only an element with a role may have a label that is not its text.
  expect(await dialogOf(page).locator('span[aria-label]:not([role])').count()).toBe(0);
  expect(requests.filter((url) => !url.startsWith(`${site.origin()}/`))).toEqual([]);
});

test('the number of results is announced to screen readers', async () => {
  const page = await openSearch(site);
  await search(page, 'keyframes');
  const all = await dialogOf(page)
    .getByText(/^See all/)
    .innerText();
  await statusOf(page)
    .getByText(`${/\d+/.exec(all)?.[0]} results found`)
    .waitFor();
  await fieldOf(page).fill('qqxxyyzz');
  await statusOf(page).getByText('No results for "qqxxyyzz"').waitFor();
});

test('Tab reaches Cancel and See all, and nothing behind the search', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await search(page, 'keyframes');
  const reached: (string | null)[] = [];
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('dialog') ? activeElement.textContent : 'outside';
      }),
    );
  }
  expect(reached).toContain('Cancel');
  expect(reached.some((text) => text?.startsWith('See all'))).toBe(true);
  expect(reached.filter((text) => text === 'outside').length).toBeLessThan(2);
});
