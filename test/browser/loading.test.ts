import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import { collectErrors, collectRequests, hydrate, letPass, openSite } from './site-in-browser.ts';

const site = openSite();

test('a visit without intent loads only the boot script', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/installation/');
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 900);
  await letPass(page, 500);
  const code = requests.filter((url) => /\.js$|\/RSC\//.test(url));
  expect(code).toEqual([expect.stringMatching(/\/assets\/boot-[\w-]+\.js$/)]);
});

test('after the boot script, app and search load in one round trip', async () => {
  const page = await (await site.visit()).newPage();
  await page.goto('/docs/learn/installation/');
  await letPass(page, 300);
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$|\/RSC\//, async (route) => {
    asked.push(
      new URL(route.request().url()).pathname.replace(/.*\/|-[^/]*(?=\.txt$)|-[^/]*js$/g, ''),
    );
    // What is requested before the first response needs no other trip.
    await promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('crea');
  await letPass(page, 500);
  const first = asked.splice(0).sort();
  expect(first.filter((name) => !name.endsWith('.txt'))).toEqual([
    'facet',
    'index',
    'islands',
    'rolldown',
    'search',
    'start',
  ]);
  expect(first.filter((name) => name.endsWith('.txt'))).toHaveLength(2);
  resolve();
  const field = page.locator('.DocSearch-Modal input');
  await field.waitFor();
  expect(await field.inputValue()).toBe('crea');
  // The app prefetches payloads of other pages.
  expect(asked.filter((name) => !name.endsWith('.txt'))).toEqual([]);
});

test.each(
  someOf(
    'variants',
    [
      ['light', /-logo\.svg$|_logo\.svg$/],
      ['dark', /-logo-dark\.svg$|_logo_negative\.svg$/],
    ] as const,
    1,
  ),
)('a visit in %s mode loads only the pictures of that mode', async (mode, shown) => {
  const page = await (await site.visit({ colorScheme: mode })).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect
    .poll(() => requests.filter((url) => url.includes('logo')))
    .toEqual([expect.stringMatching(shown), expect.stringMatching(shown)]);
});

test('S1.1 S1.2 S6.1 S7.8 every route answers 200, hydrates without errors, contacts no other origin and stores nothing', async () => {
  const context = await site.visit();
  const page = await context.newPage();
  const errors = collectErrors(page);
  const requests = collectRequests(page);
  for (const route of someOf('pages', routes, 5)) {
    const response = await page.goto(route);
    expect([route, response?.status()]).toEqual([route, 200]);
    await hydrate(page);
  }
  expect(errors).toEqual([]);
  // Blob URLs, which the preview of the playground uses, are not requested from a server.
  const asked = requests.filter((url) => !url.startsWith('blob:'));
  expect(asked.filter((url) => !url.startsWith(`${site.origin()}/`))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test.each(
  someOf(
    'variants',
    ['/nowhere/', '/docs/learn/nowhere/', '/docs/api/javascript/createtheme/', '/%E0%A4%A'],
    1,
  ),
)(
  'S2.5 S5.2 X11 the unknown path %s answers 404 with the not-found page, which hydrates',
  async (path) => {
    const page = await (await site.visit()).newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await page.title()).toBe('Page Not Found | StyleX');
    await hydrate(page);
    expect(await page.locator('main h1').first().textContent()).toBe('Page Not Found');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(failures).toEqual([]);
  },
);

test('S2.6 a path with index.html shows the page, with its canonical address', async () => {
  const page = await site.open('/docs/learn/index.html');
  await hydrate(page);
  expect(await page.locator('main h1').first().textContent()).toBe('Introduction to StyleX');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://stylexjs.com/docs/learn/',
  );
});

test.each(someOf('variants', ['descendant%20styles', 'descendant styles'], 1))(
  'X13 the page at %s loads with its encoded canonical address',
  async (name) => {
    const page = await site.open(`/docs/learn/recipes/${name}/`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://stylexjs.com/docs/learn/recipes/descendant%20styles/',
    );
  },
);

test('X14 /docs/ redirects to the introduction', async () => {
  const page = await (await site.visit()).newPage();
  // The page may redirect before its load event.
  await page.goto('/docs/', { waitUntil: 'commit' });
  await page.waitForURL('**/docs/learn/');
  expect(await page.locator('main h1').first().textContent()).toBe('Introduction to StyleX');
});

test('when payloads fail to load, the page keeps its text and shows an alert, and Retry recovers it', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  await page.route('**/RSC/**', (route) => route.abort());
  await page.locator('a[data-brand]:visible').hover();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await page.locator('main h1').first().textContent()).toBe('Introduction to StyleX');
  await page.unroute('**/RSC/**');
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  await hydrate(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});
