import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import type { SearchService, ServiceMood } from '../search-service.ts';
import { modalRequest, resultsRequests } from './hosted-requests.ts';
import { built, folder, openHosted, startHosted } from './hosted-site.ts';
import {
  dialogOf,
  fieldOf as modalFieldOf,
  optionsOf,
  showSearch,
  strangeAddresses,
} from './search-dialog.ts';
import { collectRequests, letPass, openSite } from './site-in-browser.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startHosted();
});
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  service.asked.length = 0;
  service.mood = 'well';
  service.addresses = [];
});

const site = openSite(built);
const open = (route: string) => openHosted(site, service, route);
const statusOf = (page: Page) => page.getByRole('status');
const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const hitsOf = (page: Page) => page.locator('main article');

test('S7.2 the results page requests its hits and two facet counts', async () => {
  const page = await open('/search/?q=vars+7');
  await page.getByText('7 documents found').waitFor();
  expect(service.asked).toEqual(resultsRequests);
});

test('S3.8 a hit links to its section on this site, with matches highlighted and markup shown as text', async () => {
  const page = await open('/search/?q=vars+1');
  await page.getByText('One document found').waitFor();
  const hit = hitsOf(page).first();
  expect(await hit.locator('h2 a').getAttribute('href')).toBe('/docs/guide/#part-1');
  expect(await hit.locator('h2').textContent()).toBe('Part 1 <vars 1>');
  expect(await hit.locator('p .search-result-match').textContent()).toBe('vars 1');
  expect(await hit.locator('p').textContent()).toBe('A sentence about vars 1 & more...');
  const steps = hit.getByRole('navigation', { name: 'breadcrumbs' }).getByRole('listitem');
  expect(await steps.allTextContents()).toEqual(['Guide', 'The guide']);
});

test('X18 S4.9 the hosted results page asks nothing before a query, then names the service, and its announcement closes', async () => {
  const page = await open('/search/');
  const requests = collectRequests(page);
  await page.getByRole('region', { name: 'Guide' }).waitFor();
  expect(await page.getByRole('link', { name: 'Search by Algolia' }).count()).toBe(0);
  await fieldOf(page).fill('vars');
  await page.getByRole('link', { name: 'Search by Algolia' }).waitFor();
  const hosts = requests.map((url) => new URL(url).host).filter((host) => host.includes('algolia'));
  expect(new Set(hosts)).toEqual(new Set(['app1-dsn.algolia.net']));
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button').click();
  await page.getByText('Hosted now').waitFor({ state: 'hidden' });
});

test('S2.4 scrolling down loads the next page of hits, and so does the button', async () => {
  const page = await open('/search/?q=40+of+them');
  await page.getByText('40 documents found').waitFor();
  expect(await hitsOf(page).count()).toBe(15);
  // The button is first reported in the next frame; only a move after that counts as a scroll.
  await letPass(page);
  await page.getByRole('button', { name: 'Show more results' }).scrollIntoViewIfNeeded();
  await hitsOf(page).nth(29).waitFor();
  const more = page.getByRole('button', { name: 'Show more results' });
  // Focusing with a scroll would load the next hits too, and Enter might open one of them.
  await more.evaluate((own) => own.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await hitsOf(page).nth(39).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Part 31 '));
  expect(await more.count()).toBe(0);
  expect(service.asked.map(({ requests }) => requests[0]?.page)).toEqual([0, 1, 2]);
});

test('S2.4 a response that arrives after a later one is ignored', {
  tags: 'variants',
}, async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.mood = { when: promise };
  const page = await open('/search/?q=slow+3');
  await expect.poll(() => service.asked.length).toBe(1);
  service.mood = 'well';
  await fieldOf(page).fill('quick 5');
  await page.getByText('5 documents found').waitFor();
  const late = page.waitForResponse(/algolia/);
  resolve();
  await (await late).finished();
  await letPass(page);
  expect(await statusOf(page).textContent()).toBe('5 documents found');
  expect(await hitsOf(page).count()).toBe(5);
});

test.each<ServiceMood>(
  someOf('failures', [{ status: 403 }, { status: 429 }, { status: 500 }, 'garbage', 'silent'], 1),
)(
  'S8.3 when the service answers %j the results page shows an error until the next query',
  async (mood) => {
    const page = await openHosted(site, service, '/search/?q=3+first', mood !== 'silent');
    await page.getByText('3 documents found').waitFor();
    service.mood = mood;
    await fieldOf(page).fill('4 then');
    await page.getByText('Unable to fetch results').waitFor();
    await page.getByText('You might want to check your network connection.').waitFor();
    expect(await hitsOf(page).count()).toBe(0);
    service.mood = 'well';
    await fieldOf(page).fill('5 again');
    await page.getByText('5 documents found').waitFor();
    expect(await page.getByText('Unable to fetch results').count()).toBe(0);
  },
);

test('S8.3 when more hits fail to load, the page keeps those it has, and Try again loads the rest', {
  tags: 'variants',
}, async () => {
  const page = await open('/search/?q=20+of+them');
  await page.getByText('20 documents found').waitFor();
  service.mood = { status: 500 };
  // A click would scroll to the button, which loads more as well.
  await page.getByRole('button', { name: 'Show more results' }).dispatchEvent('click');
  await page.getByText('Unable to fetch results').waitFor();
  expect(await hitsOf(page).count()).toBe(15);
  service.mood = 'well';
  await page.getByRole('button', { name: 'Try again' }).click();
  await hitsOf(page).nth(19).waitFor();
});

test('S7.1 the modal queries on each key, filtered by language and version, and Enter opens the hit', async () => {
  const page = await open('/docs/guide/');
  await showSearch(page);
  expect(service.asked).toEqual([]);
  await page.keyboard.type('v');
  await expect.poll(() => service.asked.length).toBe(1);
  await page.keyboard.type('1');
  await dialogOf(page).getByText('See all 1 results').waitFor();
  expect(service.asked.map(({ requests }) => requests[0]?.query)).toEqual(['v', 'v1']);
  expect(service.asked[1]).toEqual(modalRequest);
  expect(await optionsOf(page).first().getAttribute('href')).toBe('/docs/guide/#part-1');
  expect(await optionsOf(page).first().locator('mark').first().innerText()).toBe('v1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/guide/#part-1');
});

test('S7.5 the modal names the service, and See all leads to the results page', async () => {
  const page = await open('/docs/guide/');
  await showSearch(page);
  await dialogOf(page).getByRole('link', { name: 'Search by Algolia' }).waitFor();
  await modalFieldOf(page).fill('vars 7');
  await dialogOf(page).getByText('See all 7 results').click();
  await page.getByText('7 documents found').waitFor();
  expect(new URL(page.url()).search).toBe('?q=vars%207');
});

test('S8.4 a query without results says so, and links to a form that reports it', async () => {
  const page = await open('/docs/guide/');
  await showSearch(page);
  await modalFieldOf(page).fill('vars 0');
  await dialogOf(page).getByText('No results for "vars 0"').first().waitFor();
  const link = dialogOf(page).getByRole('link', { name: 'Let us know.' });
  expect(await link.getAttribute('href')).toBe('https://example.com/new?title=vars%200');
});

test('S3.8 hits link to this site, whatever addresses the index contains', async () => {
  service.addresses = ['https://stylexjs.com//evil.example/', ...strangeAddresses];
  const page = await open('/search/?q=vars+13');
  await page.getByText('13 documents found').waitFor();
  const hits = await hitsOf(page).locator('h2 a').evaluateAll(originsOf);
  await showSearch(page);
  await modalFieldOf(page).fill('vars 13');
  await dialogOf(page).getByText('See all 13 results').waitFor();
  const options = await optionsOf(page).evaluateAll(originsOf);
  expect(new Set([...hits, ...options])).toEqual(new Set([site.origin()]));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  expect(page.url()).toBe(`${site.origin()}/evil.example/`);
});

const originsOf = (links: Element[]) =>
  links.map((link) => (link instanceof HTMLAnchorElement ? link.origin : ''));

const scriptsOf = (root: string) =>
  globSync('assets/*.js', { cwd: root })
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');

test('X18 a site ships only the search client of its provider', () => {
  const marks = (scripts: string) => [
    scripts.includes('x-algolia-api-key'),
    scripts.includes('The search index cannot be loaded'),
  ];
  expect(marks(scriptsOf(built))).toEqual([true, false]);
  expect(marks(scriptsOf(path.resolve('dist/public')))).toEqual([false, true]);
});

test('X18 the policy allows requests to the service only if it is the provider', () => {
  const policyOf = (root: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/
      .exec(readFileSync(path.join(root, 'index.html'), 'utf8'))?.[1]
      ?.split('; ')
      .find((directive) => directive.startsWith('connect-src'));
  expect(policyOf(built)).toBe(
    "connect-src 'self' https://APP1-dsn.algolia.net https://APP1-1.algolianet.com https://APP1-2.algolianet.com https://APP1-3.algolianet.com",
  );
  expect(policyOf(path.resolve('dist/public'))).toBe("connect-src 'self'");
});

test('X18 a hosted site has records and no index, and a local one an index and no records', () => {
  const madeIn = (root: string) =>
    ['search/records.json', 'search/index'].map((file) => existsSync(path.join(root, file)));
  expect(madeIn(built)).toEqual([true, false]);
  expect(madeIn(path.resolve('dist/public'))).toEqual([false, true]);
  const records = JSON.parse(readFileSync(path.join(built, 'search/records.json'), 'utf8'));
  expect(records).toContainEqual(
    expect.objectContaining({
      type: 'lvl1',
      url: 'https://bench.example.com/docs/guide/',
      hierarchy: expect.objectContaining({ lvl0: 'Guide', lvl1: 'Guide' }),
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    }),
  );
});
