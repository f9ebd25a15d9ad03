import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdIslands, letPass, openSite, waitForHydration } from './site-in-browser.ts';

const site = openSite();

/** A page whose first intent was shown, and whose islands are held back; and their release. */
async function openHeld(route: string) {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  const held = page.waitForRequest(/\/assets\/(?!boot-|index-)[^/]+\.js$/);
  await page.goto('about:blank');
  const release = await holdIslands(page);
  await page.goto(route);
  await page.locator('a[data-brand]:visible').hover();
  await held;
  // React has its tree by then, and waits for the code of the islands.
  await letPass(page, 300);
  return { page, release };
}

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('a tab that is pressed while the page becomes interactive is chosen', async () => {
  const { page, release } = await openHeld('/docs/learn/installation/');
  const panels = page.locator('main .tabs').first().getByRole('tabpanel').locator('code');
  await page.getByRole('tab', { name: 'pnpm', exact: true }).first().click();
  expect(await panels.allTextContents()).toEqual(['pnpm add @stylexjs/stylex@0.13.1']);
  release();
  await waitForHydration(page);
  expect(await panels.allTextContents()).toEqual(['pnpm add @stylexjs/stylex@0.13.1']);
});

test('the arrow keys move through tabs while the page becomes interactive', async () => {
  const { page } = await openHeld('/docs/learn/installation/');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('bun');
});

test('X36 the colour toggle that is pressed while the page becomes interactive acts once', async () => {
  const { page, release } = await openHeld('/docs/learn/');
  await page.locator('[data-color-toggle]:visible').click();
  expect(await modeOf(page)).toBe('dark');
  release();
  await waitForHydration(page);
  await letPass(page, 200);
  expect(await modeOf(page)).toBe('dark');
  await page.locator('[data-color-toggle]:visible').click();
  expect(await modeOf(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('X49 a link that is pressed while the page becomes interactive leads to its page', async () => {
  const { page, release } = await openHeld('/docs/learn/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click({ noWaitAfter: true });
  release();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
});

test.each([
  ['a right click', (brand: Locator) => brand.click({ button: 'right' })],
  ['Shift+F10', (brand: Locator) => brand.press('Shift+F10')],
])(
  'S2.26 X36 %s on the brand while the page becomes interactive shows its files',
  async (_, press) => {
    const { page } = await openHeld('/docs/learn/');
    await page.route('**/assets/logo-dialog-*.js', (route) => route.continue());
    await press(page.locator('nav[aria-label=Main] [data-brand]'));
    await page.getByRole('dialog', { name: 'Logo and assets' }).waitFor();
  },
);

test('what is typed before the search can act is searched for when it can', async () => {
  const page = await (await site.visit()).newPage();
  const release = await holdIslands(page);
  await page.goto('/search/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('createTheme');
  release();
  await page.locator('main a[href="/docs/api/javascript/createTheme/"]').waitFor();
});
