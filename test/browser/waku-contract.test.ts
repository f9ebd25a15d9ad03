import { expect, test } from 'vitest';
import { collectRequests, hydrate, keepsMark, openHydrated, openSite } from './site-in-browser.ts';

// What src/waku/browser assumes about the framework in a browser. When a test fails after an
// upgrade, its message says what has changed, and which file of src/waku to update.

const site = openSite();
const route = '/docs/learn/';

test('hydration keeps the elements of the page, and uses the payload that boot fetched', async () => {
  const page = await site.open(route);
  const requests = collectRequests(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('html, main, h1')) {
      Object.assign(element, { wasThere: true });
    }
  });
  await hydrate(page);
  const kept = await page.evaluate(() =>
    [...document.querySelectorAll('html, main, h1')].every((element) => 'wasThere' in element),
  );
  expect(kept, 'the page is made anew instead of hydrated: browser/hand-over.ts').toBe(true);
  expect(
    requests.filter((url) => /\/RSC\/R\/docs\/learn\.txt/.test(url)),
    'the router fetches the first payload itself: browser/hand-over.ts',
  ).toHaveLength(1);
});

test('the address is that of the new page when its effects run', async () => {
  const page = await openHydrated(site, route);
  await page.evaluate(() => {
    addEventListener('site:page', () => {
      document.documentElement.dataset.seen = location.pathname;
    });
  });
  await page.locator('.section-links a[href="/docs/learn/installation/"]').click();
  await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
  expect(await keepsMark(page), 'the router did not take the link').toBe(true);
  expect(
    await page.locator('html').getAttribute('data-seen'),
    'the router writes the address later than it did: afterAddress in browser/address.ts',
  ).toBe('/docs/learn/installation/');
});

test('X60 a link to a missing page leads to the not-found page by a full load', async () => {
  const page = await openHydrated(site, route);
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/docs/nowhere/', textContent: 'Nowhere' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(
    await keepsMark(page),
    'the router shows a not-found page of its own: browser/payload-requests.ts',
  ).toBe(false);
});
