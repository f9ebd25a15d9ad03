import type { BrowserContext, Page } from 'playwright-core';

/** How much of a page is told, in characters. */
const most = 4000;

/** Prints what the pages of a test that failed show, as somebody hears them who does not see. */
export async function describePages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    console.error(`${page.url()}\n${await describePage(page)}`);
  }
}

/** A page that hangs, or is gone, has nothing to tell. */
async function describePage(page: Page): Promise<string> {
  const shown = page.locator('body').ariaSnapshot({ timeout: 2000 });
  return shown.then(
    (text) => text.slice(0, most),
    () => 'does not answer',
  );
}
