import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepsMark, letPass, openHydrated, openSite, waitForHydration } from './site-in-browser.ts';

const site = openSite();

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

const waitForPlace = (page: Page, place: number) =>
  page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, place);

/** Clicks a link in place: Playwright's click would scroll the page first. */
const press = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('click', { button: 0 });

async function waitForTitle(page: Page, start: string): Promise<void> {
  await page.waitForFunction((text) => document.title.startsWith(text), start);
}

/** Waits for a new page: its history entry has a key once the page is in place. */
async function waitForArrival(page: Page, path: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => new RegExp(source).test(location.pathname) && history.state?.key !== undefined,
    path.source,
  );
}

/** Adds a link as an author may write it, and follows it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}

/** Waits until the element with an id is `top` pixels below the top of the window. */
async function waitForTop(page: Page, id: string, top: number): Promise<void> {
  const topOf = () =>
    page.evaluate(
      (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1),
      id,
    );
  await expect.poll(topOf).toBe(top);
}

test('S4.14 Back restores the scroll position of each visited page', async () => {
  const page = await openHydrated(site, '/');
  await scrollTo(page, 500);
  await main(page).getByRole('link', { name: 'Blog' }).dispatchEvent('click', { button: 0 });
  await waitForArrival(page, /^\/blog\/$/);
  await scrollTo(page, 600);
  await press(page, 'main h2 a');
  await waitForArrival(page, /^\/blog\/./);
  await scrollTo(page, 700);
  await main(page).getByRole('link', { name: 'API' }).dispatchEvent('click', { button: 0 });
  await waitForArrival(page, /^\/docs\/api\/$/);
  for (const place of [700, 600, 500]) {
    await page.goBack();
    await waitForPlace(page, place);
  }
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goForward();
  await waitForPlace(page, 600);
  expect(await keepsMark(page)).toBe(true);
});

test('S4.14 Back from a section of the same page restores the scroll position', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/styling-ui/defining-styles/');
  await scrollTo(page, 900);
  await press(page, '.contents a');
  await page.waitForFunction(() => location.hash !== '' && window.scrollY !== 900);
  // The page gets the scroll event in the next frame.
  await letPass(page);
  await page.goBack();
  await waitForPlace(page, 900);
  await page.goForward();
  await page.waitForFunction(() => location.hash !== '' && window.scrollY !== 900);
});

test('S4.14 a heading is as far below the navbar after a client navigation as after a load', {
  tags: 'variants',
}, async () => {
  const loaded = await site.open('/docs/learn/installation/#eslint');
  const top = 80;
  await waitForTop(loaded, 'eslint', top);

  const page = await openHydrated(site, '/docs/learn/');
  await follow(page, '/docs/learn/installation/#eslint');
  await waitForTitle(page, 'Installation');
  await waitForTop(page, 'eslint', top);
  expect(await page.locator(':target').getAttribute('id')).toBe('eslint');

  await page.locator('.contents a[href="#versions"]').click();
  await waitForTop(page, 'versions', top);
  await page.locator('#runtime .hash-link').dispatchEvent('click', { button: 0 });
  await waitForTop(page, 'runtime', top);
  await page.evaluate(() => {
    location.hash = '#compiler';
  });
  await waitForTop(page, 'compiler', top);
  expect(await page.locator(':target').getAttribute('id')).toBe('compiler');
  expect(await keepsMark(page)).toBe(true);
});

test('S4.14 a link that changes only the query does not scroll, and a link to the current address goes to the top', async () => {
  const page = await openHydrated(site, '/docs/learn/installation/');
  await scrollTo(page, 400);
  await follow(page, '/docs/learn/installation/?use=1');
  await page.waitForFunction(() => location.search === '?use=1');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await follow(page, '/docs/learn/installation/?use=1');
  await waitForPlace(page, 0);
  expect(await keepsMark(page)).toBe(true);
});

test('X25 S9.5 each history entry has a unique key of six base-36 characters, which Back restores', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const keyOf = () => page.evaluate((): string => history.state?.key);
  const first = await keyOf();
  await follow(page, '/docs/learn/installation/');
  await waitForTitle(page, 'Installation');
  const second = await keyOf();
  await follow(page, '/docs/learn/installation/#eslint');
  await page.waitForFunction(() => location.hash === '#eslint');
  const third = await keyOf();
  for (const key of [first, second, third]) expect(key).toMatch(/^[a-z\d]{6}$/);
  expect(new Set([first, second, third]).size).toBe(3);
  await page.goBack();
  await page.waitForFunction(() => location.hash === '');
  expect(await keyOf()).toBe(second);
  await page.goBack();
  await waitForTitle(page, 'Introduction');
  expect(await keyOf()).toBe(first);
});

test('S4.14 Back restores the scroll position even after a reload in between', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/styling-ui/defining-styles/');
  await scrollTo(page, 800);
  await follow(page, '/docs/learn/installation/');
  await waitForTitle(page, 'Installation');
  await page.reload();
  await page.goBack();
  await waitForTitle(page, 'Defining styles');
  await waitForPlace(page, 800);
});

test('X25 the app handles links in HTML of authors, except to files, downloads, new windows and other origins', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const taken = await page.evaluate(() => {
    const attributes = [
      { href: '/docs/api/' },
      { href: '/blog/rss.xml' },
      { href: '/docs/api/', download: '' },
      { href: '/docs/api/', target: '_blank' },
      { href: 'https://example.com/' },
    ];
    const found: boolean[] = [];
    // Stops the clicks that the app leaves to the browser.
    const note = (event: Event) => {
      found.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', note);
    for (const each of attributes) {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(each)) link.setAttribute(name, value);
      document.querySelector('main')?.append(link);
      link.click();
    }
    removeEventListener('click', note);
    return found;
  });
  expect(taken).toEqual([true, false, false, false, false]);
  await waitForTitle(page, 'Reference');
  expect(await keepsMark(page)).toBe(true);
});

test('S5.2 X11 an address that cannot be decoded is logged, and the not-found page stays interactive', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await follow(page, '/%E0%A4%A');
  await waitForTitle(page, 'Page Not Found');
  expect(told.join('\n')).toContain(
    'Pathname "/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.',
  );
  await page.locator('a[data-brand]:visible').hover();
  await waitForHydration(page);
});
