import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSiteFile } from '../build/built-site.ts';
import {
  button,
  codeOf,
  firstWords,
  previewOf,
  say,
  textOf,
  waitForRules,
  write,
} from './playground-page.ts';
import { collectRequests, openSiteAlone } from './site-in-browser.ts';

// Being offline is a state of a whole visitor, so no other test shares it.
const site = openSiteAlone();

/** The compressed size of scripts, in kB. */
function weigh(urls: Iterable<string>): number {
  const names = new Set([...urls].map((url) => new URL(url).pathname.slice(1)));
  const sizes = [...names].map((name) => gzipSync(readSiteFile(name)).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The pages of the frames contain their scripts. */
const frame = /\/playground\/\w+\.html$/;
const isScript = (url: string) =>
  url.startsWith(site.origin()) && (url.endsWith('.js') || frame.test(url));

test('X26 the playground has at most 700 kB of scripts, at most 600 kB at opening, and at most 300 kB before its editor starts', {
  tags: 'pages',
}, async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/playground/');
  await codeOf(page).waitFor();
  await previewOf(page).getByText(firstWords).waitFor();
  const scripts = new Set(requests.filter(isScript));
  expect(weigh(scripts)).toBeLessThan(600);
  const late = [...scripts].filter((url) => /playground-compiler/.test(url) || frame.test(url));
  expect(late).toHaveLength(3);
  const early = [...scripts].filter((url) => /\/(?:boot|playground)-/.test(url));
  expect(weigh(early.filter((url) => !late.includes(url)))).toBeLessThan(300);
  await write(page, 'export  default () => <b>Formatted</b>');
  await button(page, 'Format').click();
  await expect.poll(() => textOf(page)).toContain('export default () => <b>Formatted</b>;');
  const all = new Set(requests.filter(isScript));
  expect(all.size).toBeGreaterThan(scripts.size);
  expect(weigh(all)).toBeLessThan(700);
});

test('a docs page loads nothing of the playground', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('playground'))).toEqual([]);
});

test('X26 once loaded, the playground works offline', async () => {
  const page = await (await site.visit()).newPage();
  // The menu, and the list that it imports, which may come after it.
  const menu = Promise.all(
    ['playground-examples-menu', 'playground-_virtual_examples'].map((name) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
    ),
  );
  await page.goto('/playground/');
  await codeOf(page).waitFor();
  await waitForRules(page);
  await previewOf(page).getByText(firstWords).waitFor();
  await menu;
  await page.context().setOffline(true);
  await button(page, 'Examples').click();
  await page.getByRole('dialog', { name: 'Examples' }).getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await write(page, say('Offline'));
  await previewOf(page).getByText('Offline', { exact: true }).waitFor();
});
