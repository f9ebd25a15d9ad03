import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildPages,
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
} from '../build/small-site.ts';
import { codeOf, previewOf, say, write } from './playground-page.ts';
import { keepsMark, openHydrated, openSite } from './site-in-browser.ts';

const folder = makeTestFolder('base-path');
const served = path.join(folder, 'served');
const guide = '/sub/docs/guide/';
const page = '/sub/docs/guide/basics/page-1/';

const redirects = [
  { from: '/docs/', to: '/docs/guide/' },
  { from: '/old/', to: '/docs/guide/basics/page-2/#part' },
  { from: '/older/', to: '/docs/guide/basics/page-2/#part' },
];

beforeAll(async () => {
  const files = smallSite().set(
    'site.config.ts',
    configText({ baseUrl: '/sub/', redirects, playground: {} }),
  );
  const root = makeProject(path.join(folder, 'site'), files);
  await buildPages(root);
  mkdirSync(served);
  cpSync(path.join(root, 'dist/public'), path.join(served, 'sub'), {
    recursive: true,
    dereference: true,
  });
  copyFileSync(path.join(root, 'dist/public/404.html'), path.join(served, '404.html'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = openSite(served);

test('with a base path, a link leads to the prefixed address without a full load, and Back returns', async () => {
  const opened = await openHydrated(site, page);
  await opened.locator('main').getByRole('link', { name: 'the guide' }).click();
  await opened.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
  expect(new URL(opened.url()).pathname).toBe(guide);
  expect(await opened.locator(`a[href="${guide}"][aria-current="page"]`).count()).toBeGreaterThan(
    0,
  );
  expect(await keepsMark(opened)).toBe(true);
  await opened.goBack();
  await opened.getByRole('heading', { level: 1, name: 'Page 01-basics 1' }).waitFor();
  expect(new URL(opened.url()).pathname).toBe(page);
  expect(await keepsMark(opened)).toBe(true);
});

test('a same-origin link out of the base path is left to the browser', {
  tags: 'variants',
}, async () => {
  const opened = await openHydrated(site, page);
  await opened.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/other/', textContent: 'Another site' });
    document.querySelector('main')?.prepend(link);
  });
  await opened.getByRole('link', { name: 'Another site' }).click();
  await opened.waitForURL('**/other/');
  expect(await keepsMark(opened)).toBe(false);
});

test('X29 a redirect page names its target and redirects without JavaScript', async () => {
  const page = await (await site.visit({ javaScriptEnabled: false })).newPage();
  const html = await (await page.request.get('/sub/older/')).text();
  expect(html).toContain('<title>Moved to Page 01-basics 2</title>');
  expect(html).toContain(
    '<link rel="canonical" href="https://bench.example.com/sub/docs/guide/basics/page-2/#part">',
  );
  await page.goto('/sub/older/', { waitUntil: 'commit' });
  await page.waitForURL('**/sub/docs/guide/basics/page-2/#part');
});

test.each([
  ['/sub/docs/', guide, 'Guide'],
  ['/sub/old/', '/sub/docs/guide/basics/page-2/', 'Page 01-basics 2'],
])(
  'X29 a link to %s goes straight to the redirect target, and Back returns',
  { tags: 'variants' },
  async (from, to, name) => {
    const opened = await openHydrated(site, page);
    await opened.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: 'Moved' });
      document.querySelector('main')?.prepend(link);
    }, from);
    const shown: string[] = [];
    opened.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
    await opened.getByRole('link', { name: 'Moved', exact: true }).click();
    await opened.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(opened.url()).pathname).toBe(to);
    expect(shown).not.toContain(from);
    await opened.goBack();
    await opened.getByRole('heading', { level: 1, name: 'Page 01-basics 1' }).waitFor();
  },
);

test('X58 with a base path, the playground compiles and shows the code', async () => {
  const opened = await site.open('/sub/playground/');
  await codeOf(opened).waitFor();
  await write(opened, say('Below'));
  await previewOf(opened).getByText('Below', { exact: true }).waitFor();
});

test('with a base path, the social card of a page is at the address in its HTML', {
  tags: 'variants',
}, async () => {
  const { request } = await site.visit();
  const html = await (await request.get(page)).text();
  const [, card = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(card).toBe('https://bench.example.com/sub/cards/docs/guide/basics/page-1.png');
  const answer = await request.get(new URL(card).pathname);
  expect(answer.headers()['content-type']).toBe('image/png');
  const picture = await answer.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
