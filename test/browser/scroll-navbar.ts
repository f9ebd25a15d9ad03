import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scrollPage } from './site-in-browser.ts';

/** Whether the navbar is hidden. */
export const hidden = (page: Page) =>
  page.evaluate(() => 'navbarHidden' in document.documentElement.dataset);

/** Scrolls at once, and returns whether the navbar is hidden in the next frame. */
export async function scrollTo(page: Page, place: number): Promise<boolean> {
  await scrollPage(page, place);
  return hidden(page);
}

/**
 * Waits at the top of a long page until its navbar follows scrolling; its script loads after the
 * page.
 */
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
