import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { closeOf, openBy, sidebarLink, stepBack, toggleOf, waitForFocus } from './menu-on-phone.ts';
import { hydrate, letPass, openSite, phone } from './site-in-browser.ts';

const site = openSite();

/** The introduction on a phone, with another document before it in the history. */
async function openAfterBlog(): Promise<Page> {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/blog/');
  await page.goto('/docs/learn/');
  return page;
}

test('S4.6 Back first closes the menu, and a second Back leaves the page', async () => {
  const page = await site.openAlone('/docs/learn/', phone);
  await openBy(page);
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

test('S4.6 Back first closes the menu even if it would lead to another document', {
  tags: 'variants',
}, async () => {
  const page = await openAfterBlog();
  await openBy(page);
  await stepBack(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
  await stepBack(page);
  await page.waitForURL('**/blog/');
});

test('S4.6 Back first closes a menu that is opened for the first time while the app is running', {
  tags: 'variants',
}, async () => {
  const page = await openAfterBlog();
  await hydrate(page);
  await openBy(page);
  await stepBack(page);
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
});

test.each(
  someOf(
    'variants',
    [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['a link', (page: Page) => sidebarLink(page, 'Installation').click()],
    ],
    1,
  ),
)('S4.6 a menu closed by %s leaves no history entry', async (_, close) => {
  const page = await openAfterBlog();
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

test('S4.6 a menu that is opened again at once stays open, and Back closes it', {
  tags: 'variants',
}, async () => {
  const page = await openAfterBlog();
  await toggleOf(page).click();
  const hasEntry = () => page.evaluate(() => history.state?.menu);
  await expect.poll(hasEntry).toBe(true);
  await page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>('#mobile-menu');
    menu?.hidePopover();
    menu?.showPopover();
  });
  await letPass(page, 500);
  expect([await closeOf(page).isVisible(), await hasEntry()]).toEqual([true, true]);
  await page.goBack();
  await closeOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
});
