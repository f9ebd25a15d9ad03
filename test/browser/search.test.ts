import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  collectErrors,
  hydrate,
  keepsMark,
  letPass,
  markWindow,
  openHydrated,
  openSite,
} from './site-in-browser.ts';

const site = openSite();

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const statusOf = (page: Page) => page.getByRole('status');
const resultLinks = (page: Page) => page.locator('main article h2 a');

test('S2.4 an address with a query shows its results, its heading and their number', async () => {
  const page = await site.open('/search/?q=defineVars');
  await page.locator('main a[href="/docs/api/javascript/defineVars/"]').waitFor();
  const heading = 'Search results for "defineVars"';
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForFunction((title) => document.title === title, `${heading} | StyleX`);
  expect(await fieldOf(page).inputValue()).toBe('defineVars');
  expect(await statusOf(page).textContent()).toMatch(/^(One document|\d+ documents) found$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
});

test('S2.4 a result shows its section and highlights the match', async () => {
  const page = await site.open('/search/?q=defineVars');
  const result = page.locator('main article').first();
  expect(await result.locator('h2 .search-result-match').first().textContent()).toMatch(
    /definevars/i,
  );
  const crumbs = result.getByRole('navigation', { name: 'breadcrumbs' });
  expect(await crumbs.getByRole('listitem').first().textContent()).toBe('API');
  expect(await crumbs.getAttribute('aria-label')).toBe('breadcrumbs');
});

test('S2.4 typing searches and updates the address without a new history entry', async () => {
  const page = await site.open('/search/');
  const errors = collectErrors(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe('Search the documentation');
  await hydrate(page);
  const entries = await page.evaluate(() => history.length);
  await fieldOf(page).fill('keyframes');
  await page.locator('main a[href="/docs/api/javascript/keyframes/"]').waitFor();
  await page.waitForFunction(() => location.search === '?q=keyframes');
  await page.getByRole('heading', { level: 1, name: 'Search results for "keyframes"' }).waitFor();
  await fieldOf(page).fill('');
  await page.waitForFunction(() => location.search === '');
  await page.waitForFunction(() => document.title === 'Search the documentation | StyleX');
  await expect.poll(() => resultLinks(page).count()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(errors).toEqual([]);
});

test('S2.4 results and pages load without a visible layout shift', { tags: 'pages' }, async () => {
  const context = await site.visit({ viewport: { width: 412, height: 823 } });
  await context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { testShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [route, shown] of [
    ['/search/', '.search-pages a'],
    ['/search/?q=theme', 'article a'],
  ] as const) {
    const page = await context.newPage();
    await page.goto(route);
    await page.locator(`main ${shown}`).first().waitFor();
    const moved = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const shifts: number[] = Reflect.get(window, 'testShifts');
      return shifts.reduce((sum, value) => sum + value, 0);
    });
    expect([route, moved < 0.01 || moved]).toEqual([route, true]);
  }
});

test('S2.4 on a phone the field does not move when the heading shows the query', {
  tags: 'variants',
}, async () => {
  // Wide enough for the heading without a query on one line, and too narrow for the other one.
  const viewport = { width: 480, height: 900 };
  const route = '/search/?q=zzzqqq%20zzzqqq';
  const placeOf = async (page: Page) => (await page.locator('main input').boundingBox())?.y;
  const before = await placeOf(await site.open(route, { viewport, javaScriptEnabled: false }));
  const page = await site.open(route, { viewport });
  await page
    .getByRole('heading', { level: 1, name: 'Search results for "zzzqqq zzzqqq"' })
    .waitFor();
  const after = await placeOf(page);
  expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(1);
});

test('a link of the footer that gets the focus stays in the window: no more results move it', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/search/?q=theme');
  await resultLinks(page).nth(14).waitFor();
  await letPass(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Learn' });
  await link.focus();
  await letPass(page, 500);
  expect(await resultLinks(page).count()).toBe(15);
  expect(await link.evaluate((own) => own.getBoundingClientRect().bottom)).toBeLessThan(900);
});

test('S5.5 submitting the form searches without a full load', async () => {
  const page = await site.open('/search/');
  await hydrate(page);
  await markWindow(page);
  await fieldOf(page).fill('keyframes');
  await fieldOf(page).press('Enter');
  await page.locator('main a[href="/docs/api/javascript/keyframes/"]').waitFor();
  expect(await keepsMark(page)).toBe(true);
  expect(new URL(page.url()).search).toBe('?q=keyframes');
});

test('S2.4 the cursor is in the field on arrival, by address and by a link', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/search/');
  // Browsers set the focus in the first frame.
  await page.locator('main input[name=q]:focus').waitFor();
  await page.keyboard.type('create');
  await page.locator('main a[href="/docs/api/javascript/create/"]').waitFor();
  const other = await openHydrated(site, '/nowhere/');
  await other.getByRole('link', { name: 'Search the documentation' }).click();
  await other.locator('main input[name=q]:focus').waitFor();
  expect(await keepsMark(other)).toBe(true);
});

test('a link to other results fills the field and searches again, even after another query was typed', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/search/?q=keyframes');
  const go = async (query: string) => {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, `/search/?q=${query}`);
    await page.getByRole('heading', { level: 1, name: `"${query}"` }).waitFor();
    expect(await fieldOf(page).inputValue()).toBe(query);
  };
  await go('createTheme');
  await fieldOf(page).fill('props');
  await page.waitForFunction(() => location.search === '?q=props');
  await go('createTheme');
  await page.locator('main a[href="/docs/api/javascript/createTheme/"]').waitFor();
  expect(await keepsMark(page)).toBe(true);
});

test('S2.4 S8.4 X5 a query without results says so, lists the pages, and links to a form that reports it', async () => {
  const page = await site.open('/search/?q=qqxxyyzz');
  await page.getByText('No results were found').waitFor();
  expect(await resultLinks(page).count()).toBe(0);
  await page.getByText('Believe this query should return results?').waitFor();
  const link = page.getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('href')).toBe(
    'https://github.com/facebook/stylex/issues/new?title=Search:%20no%20results%20for%20qqxxyyzz',
  );
  const learn = page.getByRole('region', { name: 'Learn' });
  expect(await learn.getByRole('link', { name: 'Installation' }).isVisible()).toBe(true);
});

test('S2.4 the pages are listed by section without a query, and not beside results', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/search/');
  await page
    .getByRole('region', { name: 'API' })
    .getByRole('link', { name: 'Reference' })
    .waitFor();
  await fieldOf(page).fill('keyframes');
  await resultLinks(page).first().waitFor();
  expect(await page.getByRole('region', { name: 'API' }).count()).toBe(0);
});

test('S2.4 without JavaScript the page says that search needs it, and lists the pages by section', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/search/?q=create', { javaScriptEnabled: false });
  await page.getByText('Search needs JavaScript.').waitFor();
  for (const [section, name] of [
    ['Learn', 'Variants'],
    ['API', 'stylex.createTheme'],
    ['Blog', 'Release 0.13.0'],
  ] as const) {
    const list = page.getByRole('region', { name: section });
    expect(await list.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  }
});

test('a result for a heading leads to that heading', { tags: 'variants' }, async () => {
  const page = await site.open('/search/?q=runtime');
  const link = page.locator('main article h2 a[href*="#"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL((url) => url.pathname + url.hash === href);
  const id = decodeURIComponent(href.split('#')[1] ?? '');
  await page.waitForFunction((name) => document.getElementById(name) !== null, id);
});

test('S8.3 when the index fails to load the page says so, and Try again recovers', async () => {
  const context = await site.visit();
  const isIndex = /\/search\/index\//;
  await context.route(isIndex, (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/search/?q=defineVars');
  await page.getByText('Unable to fetch results').waitFor();
  await page.getByText('You might want to check your network connection.').waitFor();
  await context.unroute(isIndex);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main a[href="/docs/api/javascript/defineVars/"]').waitFor();
  expect(await page.getByText('Unable to fetch results').count()).toBe(0);
});
