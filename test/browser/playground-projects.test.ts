import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encodeProject } from '../../src/features/samples/link/write-link.ts';
import {
  button,
  firstWords,
  openPlayground,
  previewOf,
  say,
  tab,
  textOf,
  write,
} from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

/** Waits until a text is stored. */
async function waitUntilKept(page: Page, text: string): Promise<void> {
  const read = () => page.evaluate(() => localStorage.getItem('playground') ?? '');
  await expect.poll(read).toContain(text);
}

test('S2.3 a copied link opens the same project', async () => {
  const context = await site.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/playground/');
  await write(page, say('Shared'));
  const told = button(page, 'Link copied').waitFor();
  await button(page, 'Copy link').click();
  await told;
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPlayground(site, new URL(link).hash);
  await previewOf(other).getByText('Shared', { exact: true }).waitFor();
  await tab(other, 'tokens.stylex.ts').waitFor();
});

test('S2.3 another project starts without the globals of the previous one', {
  tags: 'variants',
}, async () => {
  const linkTo = (code: string) => encodeProject([{ name: 'App.tsx', code }]);
  const first = `Object.assign(globalThis, { left: 'all' });\n${say('First')}`;
  const page = await openPlayground(site, await linkTo(first));
  await previewOf(page).getByText('First', { exact: true }).waitFor();
  const next = await linkTo(say("{String(Reflect.get(globalThis, 'left'))}"));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, next);
  await previewOf(page).getByText('undefined', { exact: true }).waitFor();
});

test('S2.3 a damaged link is reported, and the first example opens instead', async () => {
  const page = await openPlayground(site, '#v5.damaged');
  await page.getByText('This link is damaged').waitFor();
  await previewOf(page).getByText(firstWords).waitFor();
});

test('S2.3 edited code survives a reload, and links to other projects', async () => {
  const page = await openPlayground(site);
  await write(page, say('Mine'));
  await page.reload();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
  await page.getByText('Restored from your last visit.').waitFor();
  const link = await encodeProject([{ name: 'App.tsx', code: say('Theirs') }]);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await previewOf(page).getByText('Theirs', { exact: true }).waitFor();
  await write(page, say('Changed'));
  await waitUntilKept(page, 'Changed');
  await page.goBack();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
  await button(page, 'Start over').click();
  await previewOf(page).getByText(firstWords).waitFor();
  await page.goForward();
  await previewOf(page).getByText('Changed', { exact: true }).waitFor();
  await button(page, 'Examples').click();
  await page.getByRole('button', { name: /^App.tsx, tokens.stylex.ts, \d/ }).click();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
});

test('S1.1 nothing is stored before the first edit', async () => {
  const page = await openPlayground(site, '?example=variants');
  await previewOf(page).getByText('Cancel').waitFor();
  await tab(page, 'Rules').click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('S2.3 examples have addresses, and a menu with a picture of each', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site, '?example=variants');
  await tab(page, 'Button.tsx').waitFor();
  await button(page, 'Examples').click();
  const links = page.getByRole('dialog', { name: 'Examples' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.count()).toBeGreaterThanOrEqual(10);
  expect(await links.locator('svg').count()).toBe(await links.count());
  await links.filter({ hasText: 'Keyframes' }).click();
  await expect.poll(() => textOf(page)).toContain('stylex.keyframes');
  await page.goBack();
  await tab(page, 'Button.tsx').waitFor();
  await page.goto('/playground/?example=nothing');
  await page.getByText('There is no example “nothing”.').waitFor();
});

test('S2.3 the project can be downloaded', { tags: 'variants' }, async () => {
  const page = await openPlayground(site);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download').click(),
  ]);
  expect(download.suggestedFilename()).toBe('stylex-playground.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const app = files['stylex-playground/src/App.tsx'] ?? new Uint8Array();
  expect(strFromU8(app)).toContain(firstWords);
});
