import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, letPass, openSite, phone } from './site-in-browser.ts';

const site = openSite();

/** Goes to another page as by a link that an author has written. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/docs/learn/';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await waitForTitle(page, 'Introduction');
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await waitForTitle(page, 'Installation');
}

async function waitForTitle(page: Page, start: string): Promise<void> {
  await page.waitForFunction((text) => document.title.startsWith(text), start);
}

const topOf = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.getElementById('runtime')?.getBoundingClientRect().top ?? -1),
  );

const list = (page: Page) => page.locator('.contents-fold');

/** On a phone, with the list of headings open, where one of them is read; and where that stands. */
async function readOnPhone() {
  const page = await (await site.visit(phone)).newPage();
  await page.goto('/docs/learn/installation/');
  await hydrate(page);
  await list(page).locator('summary').click();
  await list(page).getByRole('link').first().waitFor();
  await page.evaluate(() => {
    const heading = document.getElementById('runtime');
    scrollBy({ top: (heading?.getBoundingClientRect().top ?? 0) - 300, behavior: 'instant' });
  });
  await expect.poll(() => topOf(page)).toBe(300);
  // A page is told of its scrolling, and of what opened, in the next frame.
  await letPass(page);
  return page;
}

test('S4.14 Back on a phone shows again what was read below an open list of headings', async () => {
  const page = await readOnPhone();
  await leave(page);
  await goBack(page);
  await expect.poll(() => topOf(page)).toBe(300);
  expect(await list(page).evaluate((own) => own.hasAttribute('open'))).toBe(true);
});

test.each(['the next page was loaded anew', 'the page was left by a full load'])(
  'S4.14 Back finds what was read below an open list of headings where %s',
  async (how) => {
    const page = await readOnPhone();
    if (how.startsWith('the page')) await page.goto('/docs/learn/');
    else {
      await leave(page);
      await page.reload();
    }
    await goBack(page);
    await expect.poll(() => topOf(page)).toBe(300);
    expect(await list(page).evaluate((own) => own.hasAttribute('open'))).toBe(true);
  },
);

test('S4.14 Back finds what was read where the window has another width by now', async () => {
  const page = await readOnPhone();
  await leave(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await goBack(page);
  // What stands above it in the window may take less room there.
  await expect
    .poll(() =>
      page.evaluate(() => document.getElementById('runtime')?.getBoundingClientRect().top),
    )
    .toSatisfy((top) => top > 80 && top < 390);
});
