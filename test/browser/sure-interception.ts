import type { BrowserContext, Page } from 'playwright-core';

/**
 * Makes `route` of the context's pages return when the open document's requests are intercepted: Chromium says so
 * before its renderer has taken note, so the first requests of a busy machine would pass by.
 */
export function interceptSurely(context: BrowserContext): void {
  const { newPage } = context;
  context.newPage = async () => {
    const page: Page = await newPage.call(context);
    const { route } = page;
    page.route = async (...rule) => {
      const routed = await route.apply(page, rule);
      await page.evaluate(() => {});
      return routed;
    };
    return page;
  };
}
