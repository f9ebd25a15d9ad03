import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What a page can be told after it was opened; any other option needs a visitor of its own. */
type SharedOptions = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

export type SharedVisitor = {
  context: BrowserContext;
  /** Opens an empty page of a visitor without storage and cache, in the process of the page before it. */
  newPage: (options: SharedOptions) => Promise<Page>;
  /** Whether no page is open: a page that another visitor shall not disturb has the visitor for itself. */
  isFree: () => boolean;
  /** Closes all pages that were opened. */
  leave: () => Promise<void>;
};

/** Whether a page with these options can be one of the shared visitor. */
export function isShared(options: BrowserContextOptions): options is SharedOptions {
  const shared = ['viewport', 'colorScheme', 'reducedMotion'];
  return Object.keys(options).every((option) => shared.includes(option));
}

/**
 * A visitor whose pages are new, but run in one process: starting two processes for each page, one of which the
 * browser leaves on the way to the site, takes twice as long as loading a page of the site. A page in a corner keeps
 * the process, and opens the others.
 * @param context of the visitor, without pages
 */
export async function makeSharedVisitor(context: BrowserContext): Promise<SharedVisitor> {
  const keeper = await context.newPage();
  await keeper.goto('/robots.txt');
  const session = await context.newCDPSession(keeper);
  await session.send('Network.enable');
  const { origin } = new URL(keeper.url());
  const viewport = keeper.viewportSize();
  const newPage = async (options: SharedOptions) => {
    await forget(context, session, origin);
    const opened = context.waitForEvent('page');
    await keeper.evaluate(() => {
      window.open('about:blank', '_blank');
    });
    const page = await opened;
    const size = options.viewport ?? viewport;
    if (size) await page.setViewportSize(size);
    const { colorScheme = 'light', reducedMotion = 'no-preference' } = options;
    await page.emulateMedia({ colorScheme, reducedMotion });
    return page;
  };
  const leave = async () => {
    const left = context.pages().filter((page) => page !== keeper);
    await Promise.all(left.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(left.map((page) => page.close()));
    await context.clearPermissions();
  };
  return { context, newPage, isFree: () => context.pages().length === 1, leave };
}

/** Clears what the browser has kept of the visits before, in its stores and in the memory of the process. */
async function forget(context: BrowserContext, session: CDPSession, origin: string): Promise<void> {
  await Promise.all([
    context.clearCookies(),
    session.send('Network.clearBrowserCache'),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Network.setCacheDisabled', { cacheDisabled: true }),
  ]);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}
