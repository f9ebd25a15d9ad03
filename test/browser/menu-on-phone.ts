import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrate, phone, type SiteInBrowser } from './site-in-browser.ts';

export const toggleOf = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
export const closeOf = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
export const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

export async function openMenu(site: SiteInBrowser, route: string): Promise<Page> {
  const page = await site.open(route, phone);
  await hydrate(page);
  await openBy(page);
  return page;
}

/** Presses the button, and waits for its code, which makes everything beside the menu inert. */
export async function openBy(page: Page): Promise<void> {
  await toggleOf(page).click();
  await closeOf(page).waitFor();
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
}

/** Goes Back as a visitor does. Deferred, because a page that is being left returns no result. */
export const stepBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

export const waitForFocus = (button: Locator) =>
  expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
