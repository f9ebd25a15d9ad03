import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  collectRequests,
  hydrate,
  keepsMark,
  letPass,
  openHydrated,
  openSite,
  waitForHydration,
} from './site-in-browser.ts';

const site = openSite();

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** The payloads among addresses, by the paths of their pages. */
const payloadsIn = (requests: readonly string[]) =>
  requests.flatMap((url) => /\/RSC\/R(\/.*)\.txt/.exec(new URL(url).pathname)?.[1] ?? []);

/** A page whose browser tells of such a connection. */
async function openWith(connection: object, route: string, options?: BrowserContextOptions) {
  const context = await site.visit(options);
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const page = await context.newPage();
  await page.goto(route);
  return page;
}

/** Resolves when the browser has a page that its rules of speculation let it fetch. */
async function watchAhead(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ready = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready' || status === 'Success') resolve();
    });
  });
  return { ready };
}

test('S7.7 a page is fetched ahead when its link is pointed at, focused or touched, once', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const requests = collectRequests(page);
  const asked = (path: string) => payloadsIn(requests).filter((found) => found === path).length;
  await sidebarLink(page, 'Ecosystem').hover();
  await expect.poll(() => asked('/docs/learn/ecosystem')).toBe(1);
  await sidebarLink(page, 'Static types').focus();
  await expect.poll(() => asked('/docs/learn/static-types')).toBe(1);
  await sidebarLink(page, 'Acknowledgements').dispatchEvent('touchstart');
  await expect.poll(() => asked('/docs/learn/acknowledgements')).toBe(1);
  await sidebarLink(page, 'Ecosystem').focus();
  await sidebarLink(page, 'Ecosystem').click();
  await page.waitForFunction(() => document.title.startsWith('Ecosystem'));
  expect(asked('/docs/learn/ecosystem')).toBe(1);
  expect(await keepsMark(page)).toBe(true);
});

test('S7.7 what a text links to is fetched when it is in sight, some pages at most and none twice', async () => {
  const page = await site.open('/blog/archive/');
  const requests = collectRequests(page);
  await hydrate(page);
  const listed = () => payloadsIn(requests).filter((path) => path.startsWith('/blog/'));
  await expect.poll(() => listed().length).toBeGreaterThan(5);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.locator('main a').last().hover();
  const last = await page.locator('main a').last().getAttribute('href');
  await expect.poll(() => listed()).toContain(last?.replace(/\/$/, ''));
  expect(new Set(listed()).size).toBe(listed().length);
  expect(listed().length).toBeLessThanOrEqual(12);
});

test.each([
  ['data is saved', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: 'slow-2g' }],
])('S7.7 X37 where %s, nothing is loaded that was not asked for', async (_, connection) => {
  const page = await openWith(connection, '/docs/learn/');
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
  // Pictures may come later than the page does.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  await sidebarLink(page, 'Installation').hover();
  await page.locator('[data-search-button]').hover();
  await sidebarLink(page, 'Ecosystem').focus();
  await letPass(page, 500);
  expect(requests).toEqual([]);
  await page.locator('summary', { hasText: 'Recipes' }).first().click();
  await waitForHydration(page);
  requests.length = 0;
  await sidebarLink(page, 'Installation').hover();
  await letPass(page, 200);
  expect(requests).toEqual([]);
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
});

test('X37 S7.7 the rules of speculation name the pages of the site, and go when the app is there', async () => {
  const page = await openWith({ effectiveType: '4g' }, '/docs/learn/');
  const rules = page.locator('script[type=speculationrules]');
  const written = JSON.parse((await rules.textContent()) ?? '');
  expect(written.prefetch).toMatchObject([{ eagerness: 'moderate' }]);
  expect(written.prefetch[0].where.and[0]).toEqual({ href_matches: '/*' });
  await hydrate(page);
  await expect.poll(() => rules.count()).toBe(0);
});

test('X37 S7.7 a press before the app is there finds its page loaded ahead', async () => {
  const page = await site.open('/docs/learn/');
  await page.route('**/assets/index-*.js', () => {});
  const { ready } = await watchAhead(page);
  await sidebarLink(page, 'Installation').hover();
  await ready;
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  const how = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined;
  });
  expect(how).toBe('navigational-prefetch');
});
