import type { BrowserContext, Page } from 'playwright-core';

/** How many characters of a page are printed, at its start and at its end: alerts and dialogs are last. */
const most = 2000;

/** Prints the accessibility tree of each page that a failed test left open. */
export async function describePages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    console.error(`${page.url()}\n${await describePage(page)}`);
  }
}

/** The accessibility tree of a page, or a note if the page hangs or is closed. */
async function describePage(page: Page): Promise<string> {
  const shown = page.locator('body').ariaSnapshot({ timeout: 2000 });
  return shown.then(
    (text) => (text.length > 2 * most ? `${text.slice(0, most)}\n…\n${text.slice(-most)}` : text),
    () => 'does not answer',
  );
}
