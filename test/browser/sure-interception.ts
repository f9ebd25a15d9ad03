import type { Page } from 'playwright-core';

/**
 * Makes `route` of a page return when the open document's requests are intercepted: Chromium says so before its
 * renderer has taken note, so the first requests of a busy machine would pass by.
 */
export function interceptSurely(page: Page): void {
  const { route } = page;
  page.route = async (...rule) => {
    const routed = await route.apply(page, rule);
    await page.evaluate(() => {});
    return routed;
  };
}
