import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scrollPage } from './site-in-browser.ts';

/** Whether the navbar has gone out of the way. */
export const hidden = (page: Page) =>
  page.evaluate(() => 'navbarHidden' in document.documentElement.dataset);

/** Scrolls at once, and says whether the navbar is gone in the next frame. */
export async function scrollTo(page: Page, place: number): Promise<boolean> {
  await scrollPage(page, place);
  return hidden(page);
}

/** Waits at the top of a long page until its bar answers to scrolling: what moves it comes after the page. */
export async function waitForScrolling(page: Page): Promise<Page> {
  await expect
    .poll(async () => {
      for (const place of [100, 300]) await scrollTo(page, place);
      return scrollTo(page, 500);
    })
    .toBe(true);
  expect(await scrollTo(page, 0)).toBe(false);
  return page;
}
