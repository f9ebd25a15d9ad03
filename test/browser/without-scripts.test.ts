import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();
const noScripts = { javaScriptEnabled: false };

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test('without scripts a page shows its text, its code and its contents, and no copy buttons', async () => {
  const page = await site.open('/docs/api/javascript/create/', noScripts);
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
  // The output of samples is folded, and opens without a script.
  for (const part of ['main article p:not(.became p)', 'main .code-block code']) {
    const hidden = await page.locator(`${part}:not(:visible)`).count();
    expect([part, hidden]).toEqual([part, 0]);
  }
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.getByRole('link').first().isVisible()).toBe(true);
  expect(await page.locator('[data-copy]:visible').count()).toBe(0);
});

test('without scripts the sidebar and its categories work in a wide window', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', noScripts);
  await sidebarLink(page, 'Installation').click();
  await page.waitForURL('**/docs/learn/installation/');
  await page.locator('summary', { hasText: 'Recipes' }).click();
  await sidebarLink(page, 'Reset Theme').click();
  await page.waitForURL('**/docs/learn/recipes/reset-themes/');
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
});

test('without scripts the menu of a phone has the links of the sidebar', async () => {
  const page = await site.open('/docs/learn/', { ...noScripts, ...phone });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('summary', { hasText: 'Themes' }).click();
  await sidebarLink(page, 'Creating themes').click();
  await page.waitForURL('**/docs/learn/theming/creating-themes/');
});

test('without scripts the menu of a phone has the links of the navbar', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', { ...noScripts, ...phone });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog/');
});

test('without scripts every tab panel is shown, and no tabs', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/installation/', noScripts);
  const panels = page.locator('main .tab-panel:not(details *)');
  expect(await panels.count()).toBeGreaterThan(3);
  expect(await panels.filter({ visible: true }).count()).toBe(await panels.count());
  expect(await page.getByRole('tab').count()).toBe(0);
});

test('without scripts the page follows the system mode', { tags: 'variants' }, async () => {
  const backgroundOf = async (colorScheme: 'light' | 'dark') => {
    const page = await site.open('/docs/learn/', { ...noScripts, colorScheme });
    return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  };
  expect(await backgroundOf('dark')).not.toBe(await backgroundOf('light'));
});

test('without scripts the colour toggle is hidden', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/installation/', noScripts);
  expect(await page.locator('[data-color-toggle]:visible').count()).toBe(0);
});

test('S5.5 without scripts the search form leads to its page with the query in the address', async () => {
  const page = await site.open('/search/', noScripts);
  await page.getByRole('searchbox', { name: 'Search' }).fill('create');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=create');
});

test('S2.27 without scripts the search button leads to the search page', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', noScripts);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/search/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('create');
});

test('S2.3 without scripts, print includes all files of the playground, each under its name', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/playground/', noScripts);
  const files = page.locator('.instrument .pane-source');
  expect(await files.filter({ visible: true }).count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const names = files.locator('figcaption').filter({ visible: true });
  await expect.poll(() => names.allInnerTexts()).toEqual(['App.tsx', 'tokens.stylex.ts']);
});
