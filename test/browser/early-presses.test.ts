import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  holdAnswers,
  holdApp,
  letPass,
  openSite,
  phone,
  waitForHydration,
} from './site-in-browser.ts';

const site = openSite();

/** A page that has asked for the app, which is held back, and a function to release it. */
async function openHeld(route: string) {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  const held = page.waitForRequest(/\/assets\/(?!boot-|index-)[^/]+\.js$/);
  await page.goto('about:blank');
  const release = await holdApp(page);
  await page.goto(route);
  await page.locator('a[data-brand]:visible').hover();
  await held;
  await letPass(page, 300);
  return { page, release };
}

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('a tab clicked before hydration stays selected', { tags: 'variants' }, async () => {
  const { page, release } = await openHeld('/docs/learn/installation/');
  const panels = page.locator('main .tabs').first().getByRole('tabpanel').locator('code');
  await page.getByRole('tab', { name: 'pnpm', exact: true }).first().click();
  expect(await panels.allTextContents()).toEqual(['pnpm add @stylexjs/stylex@0.13.1']);
  release();
  await waitForHydration(page);
  expect(await panels.allTextContents()).toEqual(['pnpm add @stylexjs/stylex@0.13.1']);
});

test('the arrow keys and End move through the tabs before hydration', {
  tags: 'variants',
}, async () => {
  const { page } = await openHeld('/docs/learn/installation/');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  for (const [key, tab] of [
    ['ArrowRight', 'yarn'],
    ['ArrowRight', 'pnpm'],
    ['ArrowLeft', 'yarn'],
    ['End', 'bun'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab);
  }
});

test('X36 a click on the colour toggle before hydration acts once', async () => {
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

test('X49 a link clicked before hydration leads to its page', { tags: 'variants' }, async () => {
  const { page, release } = await openHeld('/docs/learn/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click({ noWaitAfter: true });
  release();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
});

test.each(
  someOf(
    'variants',
    [
      ['a right click', (brand: Locator) => brand.click({ button: 'right' })],
      ['Shift+F10', (brand: Locator) => brand.press('Shift+F10')],
    ],
    1,
  ),
)('S2.26 X36 %s on the brand before hydration opens the logo dialog', async (_, press) => {
  const { page } = await openHeld('/docs/learn/');
  await page.route(/\/assets\/(logo-dialog|late-press)-/, (route) => route.continue());
  await press(page.locator('nav[aria-label=Main] [data-brand]'));
  await page.getByRole('dialog', { name: 'Logo and assets' }).waitFor();
});

test('a query typed before the search page is interactive is searched once it is', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit()).newPage();
  const release = await holdApp(page);
  await page.goto('/search/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('createTheme');
  release();
  await page.locator('main a[href="/docs/api/javascript/createTheme/"]').waitFor();
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const inMenu = (page: Page, list: string, name: string) =>
  page.getByRole('navigation', { name: list }).getByRole('link', { name, exact: true });

/**
 * An open menu whose code is held back, after a press of Back to main menu, and a function to
 * release it.
 */
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
    // As text, because the test runner would transform an import.
    await page.evaluate(`import('${asked.url()}').then(() => undefined)`);
  };
  return { page, release };
}

test('S4.6 X36 X49 Back to main menu, pressed before its code loads, takes effect once it has loaded', {
  tags: 'variants',
}, async () => {
  const { page, release } = await openHeldMenu();
  expect(await inMenu(page, 'Main menu', 'Blog').isVisible()).toBe(false);
  await release();
  await inMenu(page, 'Main menu', 'Blog').waitFor();
  expect(await inMenu(page, 'Docs sidebar', 'Installation').isVisible()).toBe(false);
});

test('S4.6 X49 a menu closed before its code loads reopens with the links of the section', {
  tags: 'variants',
}, async () => {
  const { page, release } = await openHeldMenu();
  await press(page, 'Close navigation bar');
  await release();
  await press(page, 'Toggle navigation bar');
  // Once loaded, the code makes everything beside the menu inert.
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
  expect(await inMenu(page, 'Docs sidebar', 'Installation').isVisible()).toBe(true);
  expect(await inMenu(page, 'Main menu', 'Blog').isVisible()).toBe(false);
});

test('S4.6 X49 a menu link clicked during hydration leaves no history entry for the menu', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.goto('/docs/learn/');
  await press(page, 'Toggle navigation bar');
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
  // React listens then, and may not have hydrated all yet.
  await page.waitForFunction(() => Object.keys(document).some((key) => /^_reactListen/.test(key)));
  const steps = await page.evaluate(() => history.length);
  await inMenu(page, 'Docs sidebar', 'Installation').click({ noWaitAfter: true });
  await page.waitForURL('**/docs/learn/installation/');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});
