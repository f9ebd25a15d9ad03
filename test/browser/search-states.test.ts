import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  dialogOf,
  favoriteKey,
  fieldOf,
  openSearch,
  optionsOf,
  recentKey,
  search,
  showSearch,
  statusOf,
  store,
  storedSearch,
} from './search-dialog.ts';
import { collectErrors, holdAnswers, hydrate, letPass, openSite } from './site-in-browser.ts';

const site = openSite();

/** The files that the local provider fetches for results. */
const indexFiles = /\/search\/index\/[^?]+$/;

const namesOf = async (page: Page) =>
  (await optionsOf(page).allInnerTexts()).map((text) => text.split('\n')[0]);

const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);

/** Opens the search for a visitor with stored searches. */
async function openStored(entries: Record<string, string>): Promise<Page> {
  const page = await site.open('/docs/learn/');
  await store(page, entries);
  await showSearch(page);
  return page;
}

const stored = (...names: string[]) => JSON.stringify(names.map(storedSearch));

test('S7.3 at first the search says that there are no recent searches', async () => {
  const page = await openSearch(site);
  await dialogOf(page).getByText('No recent searches', { exact: true }).waitFor();
});

test('S7.3 a visitor without searches gets suggested queries with results, which can be used by keyboard', async () => {
  const page = await openSearch(site);
  const first = dialogOf(page).getByRole('button', { name: 'hover', exact: true });
  await first.press('Enter');
  await dialogOf(page).getByRole('option').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('input'))).toBe(true);
  expect(await dialogOf(page).getByRole('searchbox').inputValue()).toBe('hover');
});

test('S7.3 opened results become recent searches, newest first and without duplicates', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  for (const query of ['createTheme', 'keyframes', 'createTheme']) {
    await search(page, query);
    const [name = ''] = await namesOf(page);
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await showSearch(page);
    await dialogOf(page).getByRole('option', { name }).first().waitFor();
  }
  await dialogOf(page).getByText('Recent', { exact: true }).waitFor();
  expect(await namesOf(page)).toHaveLength(2);
  expect((await namesOf(page))[0]).toContain('createTheme');
});

test('S7.3 X4 Recent comes before Favorite, on screen and by keyboard', async () => {
  const page = await openStored({ [recentKey]: stored('One'), [favoriteKey]: stored('Two') });
  await optionsOf(page).first().waitFor();
  const text = await dialogOf(page).innerText();
  expect(text.indexOf('Recent')).toBeLessThan(text.indexOf('Favorite'));
  expect(await namesOf(page)).toEqual(['One', 'Two']);
  const active = dialogOf(page).locator('[role=option][aria-selected=true]');
  expect(await active.innerText()).toContain('One');
  await page.keyboard.press('ArrowDown');
  expect(await active.innerText()).toContain('Two');
});

test('S7.3 a recent search can be saved and removed, and the field keeps the focus', {
  tags: 'variants',
}, async () => {
  const page = await openStored({ [recentKey]: stored('One', 'Two', 'Three') });
  const press = (name: string) => dialogOf(page).getByRole('button', { name }).first().click();
  const isFocused = () => fieldOf(page).evaluate((field) => field === document.activeElement);
  await press('Save this search');
  await dialogOf(page).getByText('Favorite', { exact: true }).waitFor();
  expect(await namesOf(page)).toEqual(['Two', 'Three', 'One']);
  await press('Remove this search from history');
  await optionsOf(page).filter({ hasText: 'Two' }).waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  await press('Remove this search from favorites');
  await optionsOf(page).filter({ hasText: 'One' }).waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  expect(await readStored(page, favoriteKey)).toEqual([]);
  expect(await readStored(page, recentKey)).toMatchObject([{ objectID: 'Three' }]);
});

test('S7.3 seven recent searches are shown, or four beside favorites', async () => {
  const many = stored(...'ABCDEFGHI');
  const page = await openStored({ [recentKey]: many });
  await optionsOf(page).first().waitFor();
  expect(await namesOf(page)).toEqual([...'ABCDEFG']);
  await page.keyboard.press('Escape');
  await store(page, { [favoriteKey]: stored('Z') });
  await showSearch(page);
  await dialogOf(page).getByText('Favorite', { exact: true }).waitFor();
  expect(await namesOf(page)).toEqual([...'ABCD', 'Z']);
});

test('S7.3 a stored search of a whole section shows its title once', {
  tags: 'variants',
}, async () => {
  const section = { ...storedSearch('One'), type: 'lvl0' };
  const page = await openStored({ [recentKey]: JSON.stringify([section]) });
  expect((await optionsOf(page).innerText()).split('\n')).toEqual(['Learn']);
});

test.each(
  someOf(
    'variants',
    [
      '{',
      '"text"',
      'null',
      '[null, 5, {}, [], {"objectID": "x", "hierarchy": {"lvl0": 5}}]',
      '[{"objectID": "x", "type": "lvl1", "url": "/", "hierarchy": "text"}]',
      '[{"objectID": "x", "type": "lvl1", "url": null, "hierarchy": {"lvl1": "x"}}]',
    ],
    1,
  ),
)('S7.3 an invalid stored list counts as empty: %s', async (broken) => {
  const page = await site.open('/docs/learn/');
  const errors = collectErrors(page);
  await store(page, { [recentKey]: broken, [favoriteKey]: broken });
  await showSearch(page);
  await dialogOf(page).getByText('No recent searches').waitFor();
  await search(page, 'create');
  expect(errors).toEqual([]);
});

test('X33 S7.3 without storage the search works, and the console warns once', async () => {
  const context = await site.visit();
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const page = await context.newPage();
  const errors = collectErrors(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/storage/i.test(message.text())) warnings.push(message.text());
  });
  await page.goto('/docs/learn/');
  await hydrate(page);
  await showSearch(page);
  await dialogOf(page).getByText('No recent searches').waitFor();
  await search(page, 'createTheme');
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => warnings).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('S8.3 X3 a failed query shows an error until the next query', async () => {
  const page = await site.open('/docs/learn/');
  await page.route(indexFiles, (route) => route.abort());
  await showSearch(page);
  await fieldOf(page).fill('create');
  await dialogOf(page).getByText('Unable to fetch results').first().waitFor();
  await dialogOf(page).getByText('You might want to check your network connection.').waitFor();
  await statusOf(page).getByText('Unable to fetch results').waitFor();
  // The package removes the message after half a second.
  await letPass(page, 700);
  expect(await dialogOf(page).locator('.DocSearch-ErrorScreen').isVisible()).toBe(true);
  expect(await optionsOf(page).count()).toBe(0);
  await page.unroute(indexFiles);
  await search(page, 'createTheme');
  expect(await dialogOf(page).locator('.DocSearch-ErrorScreen').count()).toBe(0);
});

test('S8.3 X24 Retry repeats a failed query', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/');
  await page.route(indexFiles, (route) => route.abort());
  await showSearch(page);
  await fieldOf(page).fill('createTheme');
  const retry = dialogOf(page).getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.unroute(indexFiles);
  await retry.click();
  await optionsOf(page).first().waitFor();
  expect(await retry.count()).toBe(0);
  expect(await fieldOf(page).inputValue()).toBe('createTheme');
});

test('S4.8 a slow answer shows a loading indicator, and the field keeps its label', async () => {
  const page = await site.open('/docs/learn/');
  const release = await holdAnswers(page, indexFiles);
  await showSearch(page);
  await fieldOf(page).fill('create');
  await dialogOf(page).locator('.DocSearch-LoadingIndicator').waitFor();
  const named = dialogOf(page).getByRole('searchbox', { name: 'Search', exact: true });
  expect(await named.inputValue()).toBe('create');
  expect(await dialogOf(page).getByText('No results for').count()).toBe(0);
  release();
  await optionsOf(page).first().waitFor();
  await dialogOf(page).locator('.DocSearch-LoadingIndicator').waitFor({ state: 'detached' });
});

test('with reduced motion nothing in the search is animated while an answer loads', async () => {
  const page = await site.open('/docs/learn/', { reducedMotion: 'reduce' });
  await holdAnswers(page, indexFiles);
  await showSearch(page);
  await fieldOf(page).fill('create');
  const loading = dialogOf(page).locator('.DocSearch-LoadingIndicator');
  await loading.waitFor();
  const moving = await loading.evaluate((own) => [
    own.getAnimations({ subtree: true }).length,
    own.querySelectorAll('animate, animateTransform, animateMotion, set').length,
  ]);
  expect(moving).toEqual([0, 0]);
});

test('S8.4 X4 X5 a query without results suggests groups seen before and a link to report it', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await search(page, 'create');
  await fieldOf(page).fill('qq xx&yy');
  const box = dialogOf(page);
  await box.getByText('No results for "qq xx&yy"').first().waitFor();
  await box.getByText('Try searching for:').waitFor();
  await box.getByText('Believe this query should return results?').waitFor();
  const link = box.getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('target')).toBe('_blank');
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.href).toMatch(/^https:\/\/github\.com\/facebook\/stylex\/issues\/new\?/);
  expect(url.searchParams.get('title')).toContain('qq xx&yy');
  const suggestions = box.locator('.DocSearch-Prefill');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const name = await suggestions.first().innerText();
  await suggestions.first().click();
  expect(await fieldOf(page).inputValue()).toBe(`${name.toLowerCase()} `);
});
