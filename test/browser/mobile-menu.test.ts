import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, openSite, phone, waitForHydration } from './site-in-browser.ts';

const site = openSite();

const toggleOf = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const closeOf = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

async function openMenu(route: string): Promise<Page> {
  const page = await site.open(route, phone);
  await hydrate(page);
  await openBy(page);
  return page;
}

/** Presses the button, and waits for its code, which makes everything beside the menu inert. */
async function openBy(page: Page): Promise<void> {
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
}

/** Goes Back as a visitor does. Deferred, because a page that is being left returns no result. */
const stepBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

const waitForFocus = (button: Locator) =>
  expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);

test('S2.21 S4.6 the menu opens with the links of the section and takes the focus', async () => {
  const page = await openMenu('/docs/learn/');
  await sidebarLink(page, 'Installation').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[popover]') !== null))
    .toBe(true);
});

/** Waits until the menu is closed and its history entry has gone. */
async function waitUntilClosed(page: Page): Promise<void> {
  await closeOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined();
}

test('S4.6 Escape closes the menu and returns the focus to its button', async () => {
  const page = await openMenu('/docs/learn/');
  await page.keyboard.press('Escape');
  await closeOf(page).waitFor({ state: 'hidden' });
  await waitForFocus(toggleOf(page));
});

test('S4.6 the close button and a click outside the menu close it', async () => {
  const page = await openMenu('/docs/learn/');
  await closeOf(page).click();
  await waitUntilClosed(page);
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  await page.mouse.click(385, 500);
  await closeOf(page).waitFor({ state: 'hidden' });
});

test('S4.6 a menu link closes the menu and leads to its page', async () => {
  const page = await openMenu('/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await closeOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
});

test('S4.6 Back to main menu shows the navbar links, and the menu reopens with the section links', async () => {
  const page = await openMenu('/docs/learn/');
  expect(await mainMenu(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  const links = mainMenu(page).getByRole('link');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual(
    ['Learn', 'API', 'Playground', 'Blog', 'GitHub'].map((label) =>
      expect.stringMatching(new RegExp(`^${label}`)),
    ),
  );
  expect(await sidebarLink(page, 'Installation').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await waitUntilClosed(page);
  await toggleOf(page).click();
  await sidebarLink(page, 'Installation').waitFor();
});

test('S4.6 the menu shows the recent posts in the blog, and the navbar links on home', async () => {
  const blog = await openMenu('/blog/');
  const recent = blog.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await recent.getByRole('link', { name: 'Release 0.13.0' }).waitFor();
  const home = await openMenu('/');
  await mainMenu(home).getByRole('link', { name: 'Learn' }).waitFor();
});

test('S4.6 while the menu is open, focus stays in it and the rest of the page is inert', async () => {
  const page = await openMenu('/docs/learn/');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused === body || focused?.closest('#mobile-menu') ? 'menu' : focused?.outerHTML;
    });
    expect(place).toBe('menu');
  }
  const reached = await page
    .locator('main, footer, nav[aria-label=Main]')
    .evaluateAll((parts) => parts.filter((part) => !part.closest('[inert]')).length);
  expect(reached).toBe(0);
});

test('S4.6 the button exposes whether the menu is open, from the static HTML on', async () => {
  const page = await site.open('/docs/learn/', { ...phone, javaScriptEnabled: false });
  expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false');
  const other = await site.open('/docs/learn/', phone);
  await toggleOf(other).click();
  await closeOf(other).waitFor();
  const button = other.locator('[data-menu-toggle]');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  expect(await button.getAttribute('aria-controls')).toBe('mobile-menu');
  await other.keyboard.press('Escape');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['the close button', (page) => closeOf(page).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click outside it', (page) => page.mouse.click(385, 500)],
  ['a wide window', (page) => page.setViewportSize({ width: 997, height: 800 })],
  ['a link', (page) => sidebarLink(page, 'Installation').click()],
];

test.each(ways)(
  'S4.6 the page does not scroll under the menu, and scrolls again after %s',
  async (_, close) => {
    // Back would lead to this previous page.
    const page = await (await site.visit(phone)).newPage();
    await page.goto('/blog/');
    await page.goto('/docs/learn/thinking-in-stylex/');
    await openBy(page);
    await page.mouse.move(380, 500);
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await close(page);
    await closeOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    await page.waitForFunction(() => {
      scrollTo(0, 200);
      return scrollY > 0;
    });
  },
);

test('S4.6 Back first closes the menu, and a second Back leaves the page', async () => {
  const page = await openMenu('/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await openBy(page);
  await stepBack(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(await page.title()).toBe('Installation | StyleX');
  await waitForFocus(toggleOf(page));
  await stepBack(page);
  await page.waitForFunction(() => document.title === 'Introduction | StyleX');
});

test('S4.6 Back first closes the menu even if it would lead to another document', async () => {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.goto('/docs/learn/');
  await openBy(page);
  await stepBack(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
  await stepBack(page);
  await page.waitForURL('**/blog/');
});

test('S4.6 Back first closes a menu that is opened for the first time while the app is running', async () => {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.goto('/docs/learn/');
  await hydrate(page);
  await openBy(page);
  await stepBack(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
});

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a link', (page: Page) => sidebarLink(page, 'Installation').click()],
])('S4.6 a menu closed by %s leaves no history entry', async (_, close) => {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.goto('/docs/learn/');
  await openBy(page);
  await close(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  const isIn = (path: string) => () =>
    page.evaluate(() => location.pathname).then((at) => at === path);
  if (_ === 'a link') {
    await expect.poll(isIn('/docs/learn/installation/')).toBe(true);
    await stepBack(page);
    await page.waitForFunction(() => document.title === 'Introduction | StyleX');
  }
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined();
  await stepBack(page);
  await page.waitForURL('**/blog/');
});

test('S4.6 the menu closes when the window becomes wide, and stays closed when it is narrow again', async () => {
  const page = await openMenu('/docs/learn/');
  await page.setViewportSize({ width: 997, height: 800 });
  await toggleOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  expect(await sidebarLink(page, 'Installation').isVisible()).toBe(true);
  await page.setViewportSize({ width: 996, height: 800 });
  await toggleOf(page).waitFor();
  expect(await closeOf(page).isVisible()).toBe(false);
});

test('S4.6 X36 a press of the button before any code loads opens the menu', async () => {
  const page = await site.open('/docs/learn/', phone);
  await toggleOf(page).click();
  await sidebarLink(page, 'Installation').waitFor();
  await waitForHydration(page);
  expect(await sidebarLink(page, 'Installation').isVisible()).toBe(true);
});

test('S4.6 the colour toggle of the menu changes the mode', async () => {
  const page = await openMenu('/docs/learn/');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: /dark and light/ }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});
