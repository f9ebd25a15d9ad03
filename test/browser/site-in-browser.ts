import type { Server } from 'node:http';
import path from 'node:path';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describePages } from './describe-pages.ts';
import { launchBrowser, shareBrowser, shareServer } from './shared-browser.ts';
import { isShared, makeSharedVisitor, type SharedVisitor } from './shared-visitor.ts';
import { slowPage } from './slow-down.ts';
import { interceptSurely } from './sure-interception.ts';
import { isViolation, watchPolicy } from './watch-policy.ts';

/** The visitors whom the test files of this process share, by origin. */
const visitors = new Map<string, SharedVisitor>();

export type SiteInBrowser = {
  /** `http://127.0.0.1:41234`, without a trailing slash. */
  origin: () => string;
  /** A new visitor, without storage or cache, who is closed after the test. */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a route for a visitor without storage and cache, where the options allow it in a process that tests share. */
  open: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a route in a window of its own, which no page has opened. */
  openAlone: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Returns the policy violations so far and clears them; a test fails if any are left. */
  takeViolations: () => string[];
};

/**
 * Serves a built site to the tests of a file, which fail on a violation of its policy.
 * @param folder of the site, which an earlier `beforeAll` may make
 * @param options switches for the command line of the browser; with any, the file gets a browser of its own
 */
export function openSite(
  folder = path.join(process.cwd(), 'dist/public'),
  options?: string[],
): SiteInBrowser {
  let browser: Browser;
  let server: Server;
  const origin = () => originOf(server);
  const contexts: BrowserContext[] = [];
  const violations: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (isViolation(message.text())) violations.push(message.text());
  };
  beforeAll(async () => {
    browser = await (options ? launchBrowser(options) : shareBrowser());
    server = await shareServer(folder);
  });
  afterEach(async ({ task }) => {
    const shared = visitors.get(origin());
    if (task.result?.state === 'fail') {
      await describePages([...contexts, ...(shared ? [shared.context] : [])]);
      await dropShared();
    } else {
      await shared?.leave().catch(dropShared);
    }
    await Promise.all(contexts.splice(0).map(closeContext));
    expect(violations.splice(0), 'violations of the pages’ policies').toEqual([]);
  });
  afterAll(async () => {
    if (options) await browser?.close();
  });
  /** What a failed test left behind fails no other. */
  const dropShared = async () => {
    const shared = visitors.get(origin());
    visitors.delete(origin());
    await shared?.context.close();
  };
  const makeContext = async (options?: BrowserContextOptions) => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: origin(), viewport, ...options });
    // Long enough for a busy machine; waiting ends as soon as the expected state is there.
    context.setDefaultTimeout(60_000);
    await context.addInitScript(watchPolicy);
    return context;
  };
  const preparePage = async (page: Page) => {
    await slowPage(page);
    interceptSurely(page);
    return page;
  };
  const visit = async (options?: BrowserContextOptions) => {
    const context = await makeContext(options);
    const { newPage } = context;
    context.newPage = async () => preparePage(await newPage.call(context));
    context.on('console', note);
    contexts.push(context);
    return context;
  };
  /** A page of the visitor whom tests share; undefined where that may not be, or has another page open. */
  const openShared = async (wanted: BrowserContextOptions) => {
    if (options || !isShared(wanted)) return undefined;
    const shared = visitors.get(origin()) ?? (await makeSharedVisitor(await makeContext()));
    visitors.set(origin(), shared);
    if (!shared.isFree()) return undefined;
    const page = await preparePage(await shared.newPage(wanted));
    return page.on('console', note);
  };
  const openAlone = async (route: string, options?: BrowserContextOptions) => {
    const page = await (await visit(options)).newPage();
    await page.goto(route);
    return page;
  };
  const open = async (route: string, options: BrowserContextOptions = {}) => {
    const page = await openShared(options);
    if (!page) return openAlone(route, options);
    await page.goto(route);
    return page;
  };
  return { origin, visit, open, openAlone, takeViolations: () => violations.splice(0) };
}

/** The same for tests of what belongs to a whole visitor: each opens pages in windows of their own. */
export function openSiteAlone(): SiteInBrowser {
  const site = openSite();
  return { ...site, open: site.openAlone };
}

/** Requests that a test holds back may still be pending when the test has ended. */
async function closeContext(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()];
  await Promise.all(all.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** The origin of a server, without a trailing slash. */
export function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the site is not being served');
  return `http://127.0.0.1:${address.port}`;
}

export const phone = { viewport: { width: 390, height: 844 } };

/** The errors of the page and of its console, in order. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** The addresses that the page requests, in order. */
export function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Shows intent by hovering a link, and waits until the page is interactive. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('a[data-brand]:visible').hover();
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  // A document that has only just started has no element yet.
  await page.waitForFunction(() => document.documentElement?.hasAttribute('data-hydrated'));
}

/** Opens a page, and waits for everything that its script fetches: optional parts load after it. */
export async function openWhole(
  site: SiteInBrowser,
  route: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await site.open(route, options);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Opens a page for a new visitor, waits for hydration and marks its window. */
export async function openHydrated(site: SiteInBrowser, route: string): Promise<Page> {
  const page = await site.open(route);
  await hydrate(page);
  await markWindow(page);
  return page;
}

/** Marks the window, so that a full load can be detected: it removes the mark. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

export async function keepsMark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Scrolls at once, and waits for the scroll event if the position has changed. */
export async function scrollPage(page: Page, place: number): Promise<void> {
  await page.evaluate(async (top) => {
    const before = scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    if (scrollY === before) return;
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  }, place);
}

/**
 * Lets time pass on the clock of the page: its timers of that many milliseconds, and the frame
 * after them, have run then, however busy the machine is.
 */
export async function letPass(page: Page, milliseconds = 0): Promise<void> {
  await page.evaluate(async (time) => {
    await new Promise((resolve) => setTimeout(resolve, time));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, milliseconds);
}

/**
 * Holds back the code of the app but for its first file, so that hydration doesn't begin: the app has been asked for,
 * and waits for the code of all islands of the page.
 * @returns a function that releases the code
 */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const app = await page.locator('script[data-app]').getAttribute('data-app');
    const [start] = app?.split(/[ ,]/) ?? [];
    const { pathname } = new URL(route.request().url());
    if (pathname !== start && !pathname.startsWith('/assets/boot-')) await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Holds back the responses for some addresses.
 * @returns a function that releases them
 */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
