import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  holdAnswers,
  holdIslands,
  letPass,
  openSite,
  phone,
  waitForHydration,
} from './site-in-browser.ts';

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

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const inMenu = (page: Page, list: string, name: string) =>
  page.getByRole('navigation', { name: list }).getByRole('link', { name, exact: true });

/** An open menu whose code is held back, with its way back to the main menu pressed; and the release. */
async function openHeldMenu() {
  const page = await (await site.visit(phone)).newPage();
  const letCome = await holdAnswers(page, '**/assets/mobile-menu-*.js');
  const asking = page.waitForRequest('**/assets/mobile-menu-*.js');
  await page.goto('/docs/learn/');
  await press(page, 'Toggle navigation bar');
  const asked = await asking;
  await press(page, 'Back to main menu');
  const release = async () => {
    letCome();
    // Said as text: the runner would have it loaded by itself.
    await page.evaluate(`import('${asked.url()}').then(() => undefined)`);
  };
  return { page, release };
}

test('S4.6 X36 X49 the way back to the main menu is taken when its code comes', async () => {
  const { page, release } = await openHeldMenu();
  expect(await inMenu(page, 'Main menu', 'Blog').isVisible()).toBe(false);
  await release();
  await inMenu(page, 'Main menu', 'Blog').waitFor();
  expect(await inMenu(page, 'Docs sidebar', 'Installation').isVisible()).toBe(false);
});

test('S4.6 X49 a menu that was closed before its code came opens with the links of the section', async () => {
  const { page, release } = await openHeldMenu();
  await press(page, 'Close navigation bar');
  await release();
  await press(page, 'Toggle navigation bar');
  // What comes with its code: nothing beside the menu can be reached.
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
  expect(await inMenu(page, 'Docs sidebar', 'Installation').isVisible()).toBe(true);
  expect(await inMenu(page, 'Main menu', 'Blog').isVisible()).toBe(false);
});

test('S4.6 X49 a link of the menu that is pressed while the page becomes interactive leaves no step', async () => {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.route('**/assets/_root-*.js', () => {});
  await page.goto('/docs/learn/');
  await press(page, 'Toggle navigation bar');
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
  // React listens by then, and waits for the code of the islands.
  await page.waitForFunction(() => Object.keys(document).some((key) => /^_reactListen/.test(key)));
  const steps = await page.evaluate(() => history.length);
  await inMenu(page, 'Docs sidebar', 'Installation').click({ noWaitAfter: true });
  await page.waitForURL('**/docs/learn/installation/');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
