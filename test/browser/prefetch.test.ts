import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
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

/** The paths of the pages whose payloads are among some addresses. */
const payloadsIn = (requests: readonly string[]) =>
  requests.flatMap((url) => /\/RSC\/R(\/.*)\.txt/.exec(new URL(url).pathname)?.[1] ?? []);

/** Opens a page in a browser that reports a connection. */
async function openWith(connection: object, route: string, options?: BrowserContextOptions) {
  const context = await site.visit(options);
  await context.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
  const page = await context.newPage();
  await page.goto(route);
  return page;
}

/**
 * Returns a promise that resolves when the browser has prefetched a page by its speculation rules.
 */
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

test('S7.7 a page is prefetched once when its link is hovered, focused or touched', async () => {
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

test('S7.7 pages that the text links to are prefetched in view, at most twelve and none twice', async () => {
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

test.each(
  someOf(
    'variants',
    [
      ['data saving is on', { saveData: true, effectiveType: '4g' }],
      ['the connection is slow', { saveData: false, effectiveType: 'slow-2g' }],
    ],
    1,
  ),
)('S7.7 X37 when %s, nothing is loaded that was not requested', async (_, connection) => {
  const page = await openWith(connection, '/docs/learn/');
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
  // Pictures may load later than the page.
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

test('X37 S7.7 the speculation rules cover the pages of the site, and are removed on hydration', async () => {
  const page = await openWith({ effectiveType: '4g' }, '/docs/learn/');
  const rules = page.locator('script[type=speculationrules]');
  const written = JSON.parse((await rules.textContent()) ?? '');
  expect(written.prefetch).toMatchObject([{ eagerness: 'moderate' }]);
  expect(written.prefetch[0].where.and[0]).toEqual({ href_matches: '/*' });
  await hydrate(page);
  await expect.poll(() => rules.count()).toBe(0);
});

test('X37 S7.7 a click before the app has loaded uses the prefetched page', {
  tags: 'variants',
}, async () => {
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
