import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, letPass, openSite, phone, scrollPage } from './site-in-browser.ts';

const site = openSite();

/** Follows a link to another page, as an author may write it. */
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

/** Opens a page on a phone, opens its list of headings, and scrolls to one of them. */
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
  // The page gets the events of scrolling and of opening in the next frame.
  await letPass(page);
  return page;
}

test('S4.14 on a phone Back restores the scroll position below an open list of headings', {
  tags: 'variants',
}, async () => {
  const page = await readOnPhone();
  await leave(page);
  await goBack(page);
  await expect.poll(() => topOf(page)).toBe(300);
  expect(await list(page).evaluate((own) => own.hasAttribute('open'))).toBe(true);
});

test.each(['the next page was loaded anew', 'the page was left by a full load'])(
  'S4.14 Back restores the scroll position below an open list of headings when %s',
  { tags: 'variants' },
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

test('S4.14 Back keeps the heading in view after the width of the window has changed', {
  tags: 'variants',
}, async () => {
  const page = await readOnPhone();
  await leave(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await goBack(page);
  // The content above the heading may take less space there.
  await expect
    .poll(() =>
      page.evaluate(() => document.getElementById('runtime')?.getBoundingClientRect().top),
    )
    .toSatisfy((top) => top > 80 && top < 390);
});

test('S4.14 X35 a phone that is turned keeps its place in the text, and the bar is there for keys', async () => {
  const page = await site.open('/docs/learn/installation/', {
    ...phone,
    hasTouch: true,
    isMobile: true,
  });
  await scrollPage(page, 900);
  await page.setViewportSize({ width: 844, height: 390 });
  const search = page.locator('[data-search-button]');
  await expect
    .poll(() => search.evaluate((found) => found.getBoundingClientRect().bottom < 0))
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await search.focus();
  expect(await search.evaluate((found) => found.getBoundingClientRect().top >= 0)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});
