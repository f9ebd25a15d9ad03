import type { Page } from 'playwright-core';
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
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  return page;
}

test('the menu opens with the links of the section, and takes the focus', async () => {
  const page = await openMenu('/docs/learn/');
  await sidebarLink(page, 'Installation').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]') !== null)).toBe(
    true,
  );
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const page = await openMenu('/docs/learn/');
  await page.keyboard.press('Escape');
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(await toggleOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the close button and a press beside the menu close it', async () => {
  const page = await openMenu('/docs/learn/');
  await closeOf(page).click();
  await closeOf(page).waitFor({ state: 'hidden' });
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  await page.mouse.click(385, 500);
  await closeOf(page).waitFor({ state: 'hidden' });
});

test('a link of the menu closes it and leads to its page', async () => {
  const page = await openMenu('/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(false);
});

test('the way back to the main menu shows the links of the navbar', async () => {
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
  await toggleOf(page).click();
  await sidebarLink(page, 'Installation').waitFor();
});

test('in the blog the menu holds the recent posts, and on home the links of the navbar', async () => {
  const blog = await openMenu('/blog/');
  const recent = blog.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await recent.getByRole('link', { name: 'Release 0.13.0' }).waitFor();
  const home = await openMenu('/');
  await mainMenu(home).getByRole('link', { name: 'Learn' }).waitFor();
});

test('while the menu is open what is behind it cannot be reached', async () => {
  const page = await openMenu('/docs/learn/');
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(true);
});

test('the menu closes when the window becomes wide, where there is none', async () => {
  const page = await openMenu('/docs/learn/');
  await page.setViewportSize({ width: 997, height: 800 });
  await toggleOf(page).waitFor({ state: 'hidden' });
  expect(await page.locator('main').evaluate((main) => main.hasAttribute('inert'))).toBe(false);
  expect(await sidebarLink(page, 'Installation').isVisible()).toBe(true);
  await page.setViewportSize({ width: 996, height: 800 });
  await toggleOf(page).waitFor();
  expect(await closeOf(page).isVisible()).toBe(false);
});

test('a press on the button before any code is there opens the menu', async () => {
  const page = await site.open('/docs/learn/', phone);
  await toggleOf(page).click();
  await sidebarLink(page, 'Installation').waitFor();
  await waitForHydration(page);
  expect(await sidebarLink(page, 'Installation').isVisible()).toBe(true);
});

test('the colour toggle of the menu changes the mode', async () => {
  const page = await openMenu('/docs/learn/');
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: /dark and light/ }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe(before);
});
