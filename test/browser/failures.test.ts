import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { openBroken } from './broken-page.ts';
import { hydrate, letPass, openSite } from './site-in-browser.ts';

const site = openSite();

const alertOf = (page: Page) => page.getByRole('alert');
const headingOf = (page: Page) => page.locator('main h1').first().textContent();

/** Opens a page whose requests for some files fail. */
async function openWithout(files: RegExp): Promise<Page> {
  const page = await (await site.visit()).newPage();
  await page.route(files, (route) => route.abort());
  await page.goto('/docs/learn/installation/');
  return page;
}

const missing = /^Part of this page could not be loaded. Check your connection.Retry$/;

test('the message that a script is missing stays as it is, with the focus on its button', {
  tags: 'variants',
}, async () => {
  const page = await openWithout(/\.js$/);
  const retry = alertOf(page).getByRole('button', { name: 'Retry' });
  await retry.focus();
  const before = await alertOf(page).textContent();
  // Longer than the page waits before it reports a script that is late.
  await letPass(page, 6000);
  expect(await alertOf(page).textContent()).toBe(before);
  expect(await retry.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each(
  someOf(
    'failures',
    [
      ['any script', /\.js$/, /boot-.*could not be loaded/],
      ['the app', /\/index-[^/]*\.js$/, missing],
      ['its islands', /\/islands-[^/]*\.js$/, missing],
      ['the payloads', /\/RSC\//, missing],
    ] as const,
    2,
  ),
)(
  'S4.15 S8.2 X12 X24 without %s the page shows an alert and stays readable, and Retry recovers it',
  async (_what, files, text) => {
    const page = await openWithout(files);
    await page.locator('a[data-brand]:visible').hover();
    await expect.poll(() => alertOf(page).textContent()).toMatch(text);
    expect(await headingOf(page)).toBe('Installation');
    expect(await page.getByRole('link', { name: 'Thinking in StyleX' }).first().isVisible()).toBe(
      true,
    );
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await alertOf(page).getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await hydrate(page);
    expect(await alertOf(page).count()).toBe(0);
  },
);

test('S8.1 S2.29 X10 X39 a crashed page shows the causes, keeps its navigation and footer, and recovers', async () => {
  const page = await openBroken(site, 'text');
  await expect.poll(() => headingOf(page)).toBe('This page crashed');
  expect(await page.title()).toBe('Page Error | StyleX');
  expect(await alertOf(page).locator('.crash-causes').textContent()).toBe(
    'no heading was written\n\nCause:\nthe disk is full\n\nCause:\nsomebody saved it all',
  );
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  for (const name of ['Main', 'Docs sidebar']) {
    expect(await page.getByRole('navigation', { name, exact: true }).isVisible()).toBe(true);
  }
  expect(await page.locator('footer').isVisible()).toBe(true);
  await page.evaluate(() => {
    globalThis.broken = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => headingOf(page)).toBe('Installation');
  expect(await page.title()).toBe('Installation | StyleX');
});

test('S8.1 a link leads away from a page that crashed', { tags: 'variants' }, async () => {
  const page = await openBroken(site, 'text');
  await expect.poll(() => headingOf(page)).toBe('This page crashed');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' });
  await links.getByRole('link', { name: 'Thinking in StyleX' }).click();
  await expect.poll(() => headingOf(page)).toBe('Thinking in StyleX');
  expect(await page.locator('main').count()).toBe(1);
});

test('S8.1 X39 a crash outside the page content shows the error without the navbar, and recovers', async () => {
  const page = await openBroken(site, 'sections');
  await expect.poll(() => headingOf(page)).toBe('This page crashed');
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await page.evaluate(() => {
    globalThis.broken = false;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => headingOf(page)).toBe('Installation');
});
