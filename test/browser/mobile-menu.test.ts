import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  closeOf,
  mainMenu,
  openBy,
  openMenu,
  sidebarLink,
  toggleOf,
  waitForFocus,
} from './menu-on-phone.ts';
import { openSite, phone, waitForHydration } from './site-in-browser.ts';

const site = openSite();

test('S2.21 S4.6 the menu opens with the links of the section and takes the focus', async () => {
  const page = await openMenu(site, '/docs/learn/');
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
  const page = await openMenu(site, '/docs/learn/');
  await page.keyboard.press('Escape');
  await closeOf(page).waitFor({ state: 'hidden' });
  await waitForFocus(toggleOf(page));
});

test('S4.6 the close button and a click outside the menu close it', {
  tags: 'variants',
}, async () => {
  const page = await openMenu(site, '/docs/learn/');
  await closeOf(page).click();
  await waitUntilClosed(page);
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  await page.mouse.click(385, 500);
  await closeOf(page).waitFor({ state: 'hidden' });
});

test('S4.6 a menu link closes the menu and leads to its page', { tags: 'variants' }, async () => {
  const page = await openMenu(site, '/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await closeOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('[inert]').count()).toBe(0);
});

test('S4.6 Back to main menu shows the navbar links, and the menu reopens with the section links', async () => {
  const page = await openMenu(site, '/docs/learn/');
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

test('S4.6 the menu shows the recent posts in the blog, and the navbar links on home', {
  tags: 'variants',
}, async () => {
  const blog = await openMenu(site, '/blog/');
  const recent = blog.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await recent.getByRole('link', { name: 'Release 0.13.0' }).waitFor();
  const home = await openMenu(site, '/');
  await mainMenu(home).getByRole('link', { name: 'Learn' }).waitFor();
});

test('S4.6 while the menu is open, focus stays in it and the rest of the page is inert', async () => {
  const page = await openMenu(site, '/docs/learn/');
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

test('S4.6 the button exposes whether the menu is open, from the static HTML on', {
  tags: 'variants',
}, async () => {
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

test.each(someOf('variants', ways))(
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

test('S4.6 the menu closes when the window becomes wide, and stays closed when it is narrow again', {
  tags: 'variants',
}, async () => {
  const page = await openMenu(site, '/docs/learn/');
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

test('S4.6 the colour toggle of the menu changes the mode', { tags: 'variants' }, async () => {
  const page = await openMenu(site, '/docs/learn/');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: /dark and light/ }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});
