import type { Server } from 'node:http';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveSite } from '../../src/commands/serve-site.ts';
import { findBrowser } from '../run/find-browser.ts';
import { describePages } from './describe-pages.ts';
import { slowAnswers, slowLaunch, slowPages } from './slow-down.ts';
import { isViolation, watchPolicy } from './watch-policy.ts';

const flags = [
  '--no-sandbox',
  // As in every Chromium with windows: what hangs in a frame without an origin leaves the page alone.
  '--site-per-process',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type SiteInBrowser = {
  /** `http://127.0.0.1:41234`, without a slash at its end. */
  origin: () => string;
  /** A visitor of their own: no storage, no cache; gone after the test. */
  visit: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of a new visitor at a route. */
  open: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What pages were kept from by their policies in this test, which fails where any is left. */
  takeViolations: () => string[];
};

/**
 * Serves a built site and starts a browser for the tests of a file, which obey its policy.
 * @param folder the site's, which may be made by an earlier `beforeAll`
 * @param options switches of the browser's command line
 */
export function openSite(
  folder = path.join(process.cwd(), 'dist/public'),
  options: string[] = [],
): SiteInBrowser {
  let browser: Browser;
  let server: Server;
  const origin = () => originOf(server);
  const contexts: BrowserContext[] = [];
  const violations: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser(options);
    server = slowAnswers(serveSite(folder));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(contexts);
    await Promise.all(contexts.splice(0).map(closeContext));
    expect(violations.splice(0), 'violations of the pages’ policies').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });
  const visit = async (options?: BrowserContextOptions) => {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({ baseURL: origin(), viewport, ...options });
    // What is waited for is seen when it comes, also on a busy machine.
    context.setDefaultTimeout(60_000);
    slowPages(context);
    await context.addInitScript(watchPolicy);
    context.on('console', (message) => {
      if (isViolation(message.text())) violations.push(message.text());
    });
    contexts.push(context);
    return context;
  };
  const open = async (route: string, options?: BrowserContextOptions) => {
    const page = await (await visit(options)).newPage();
    await page.goto(route);
    return page;
  };
  return { origin, visit, open, takeViolations: () => violations.splice(0) };
}

/** What a test keeps back of the network may still be on its way when the test has ended. */
async function closeContext(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()];
  await Promise.all(all.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** @param options further switches of the command line */
export async function launchBrowser(options: string[] = []): Promise<Browser> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found: run npm test, or set CHROME_PATH.');
  const executablePath = path.join(import.meta.dirname, 'start-browser.sh');
  const env = { ...process.env, SITE_BROWSER: found };
  return chromium.launch({ executablePath, env, args: [...flags, ...options], ...slowLaunch });
}

/** Where a server listens, without a slash at its end. */
export function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the site is not being served');
  return `http://127.0.0.1:${address.port}`;
}

export const phone = { viewport: { width: 390, height: 844 } };

/** Errors of the page and of its console, as they come. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Addresses of what the page asks for, as it asks. */
export function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Shows intent, as by moving to a link, and waits until the page is interactive. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('a[data-brand]:visible').hover();
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  // A document that has just begun has no element yet.
  await page.waitForFunction(() => document.documentElement?.hasAttribute('data-hydrated'));
}

/** A page with all that its own script fetches by itself: what not every site has comes after it. */
export async function openWhole(
  site: SiteInBrowser,
  route: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await site.open(route, options);
  await page.waitForLoadState('networkidle');
  return page;
}

/** A page of a new visitor that is interactive, with its window marked. */
export async function openHydrated(site: SiteInBrowser, route: string): Promise<Page> {
  const page = await site.open(route);
  await hydrate(page);
  await markWindow(page);
  return page;
}

/** Marks the window, so that a later full load shows: the mark is gone then. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

export async function keepsMark(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));
}

/** Scrolls at once, and waits until the page was told: where nothing scrolls, nothing tells. */
export async function scrollPage(page: Page, place: number): Promise<void> {
  await page.evaluate(async (top) => {
    const before = scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    if (scrollY === before) return;
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  }, place);
}

/**
 * Lets time pass as the page has it: what was to happen there in so many milliseconds, and in the
 * frame after them, has happened then, however busy the machine is.
 */
export async function letPass(page: Page, milliseconds = 0): Promise<void> {
  await page.evaluate(async (time) => {
    await new Promise((resolve) => setTimeout(resolve, time));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, milliseconds);
}

/**
 * Keeps back the code of the islands, so that the page stays as it is while it becomes
 * interactive: React is there, its components are not. Returns what lets the code come.
 */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const app = await page.locator('script[data-app]').getAttribute('data-app');
    const [start] = app?.split(' ') ?? [];
    const { pathname } = new URL(route.request().url());
    if (pathname !== start && !pathname.startsWith('/assets/boot-')) await promise;
    await route.continue();
  });
  return resolve;
}

/** Keeps back what is asked for at some addresses; returns what lets it come. */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
