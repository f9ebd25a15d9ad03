import type { Page } from 'playwright-core';
import type { SiteInBrowser } from './site-in-browser.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const fieldOf = (page: Page) => dialogOf(page).getByPlaceholder('Search docs');
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
export const buttonOf = (page: Page) => page.locator('[data-search-button]:visible');
/** The status for screen readers, which is not visible. */
export const statusOf = (page: Page) => dialogOf(page).getByRole('status');

/** The text of the result that Enter opens. */
export const activeText = (page: Page) =>
  dialogOf(page).locator('[role=option][aria-selected=true]').innerText();

/** Opens the search over a page for a new visitor, and waits for its field. */
export async function openSearch(site: SiteInBrowser, route = '/docs/learn/'): Promise<Page> {
  const page = await site.open(route);
  await showSearch(page);
  return page;
}

export async function showSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await fieldOf(page).waitFor();
}

/** Types a query and waits for the first results. */
export async function search(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await dialogOf(page)
    .getByText(/^See all \d+ results$/)
    .waitFor();
}

const prefix = '__DOCSEARCH_';
export const recentKey = `${prefix}RECENT_SEARCHES__stylexjs`;
export const favoriteKey = `${prefix}FAVORITE_SEARCHES__stylexjs`;

/** A search as the package stores it. */
export function storedSearch(name: string) {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hierarchy = { lvl0: 'Learn', lvl1: name, ...none };
  return { objectID: name, url: `/docs/learn/#${name}`, type: 'lvl1', content: null, hierarchy };
}

/** Writes entries to the storage of a page. */
export async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Addresses that no search of this site may lead to. */
export const strangeAddresses = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\n//evil.example/',
  'https:evil.example',
  'javascript:document.title="evil"',
  'java\tscript:document.title="evil"',
  'data:text/html,evil',
  'blob:https://stylexjs.com/1',
  'http://',
  'ftp://evil.example/',
];
