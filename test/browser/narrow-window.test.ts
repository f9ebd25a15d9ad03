import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();

/** How far the window can scroll sideways. */
async function scrollSideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(window.scrollX, scrollWidth - clientWidth);
  });
}

/** The labels of tables that are wider than their boxes. */
async function listCutTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table-scroll')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.getAttribute('aria-label') ?? ''),
  );
}

test('X35 in windows of 320 to 997 px no page scrolls sideways and no table is cut off', async () => {
  const page = await (await site.visit()).newPage();
  const wrong: string[] = [];
  for (const route of [...someOf('pages', routes, 6), '/nowhere/']) {
    await page.goto(route);
    for (const width of [320, 390, 768, 997]) {
      await page.setViewportSize({ width, height: 700 });
      const distance = await scrollSideways(page);
      if (distance > 0) wrong.push(`${route} at ${width}: ${distance} px`);
      const cut = await listCutTables(page);
      wrong.push(...cut.map((name) => `${route} at ${width}: ${name}`));
    }
  }
  expect(wrong).toEqual([]);
});

test('on a phone the cells of a wide table show the names of their columns', async () => {
  const page = await site.open('/docs/api/configuration/babel-plugin/', phone);
  const cell = page.locator('td[data-label="Default"]').first();
  const name = await cell.evaluate((found) => getComputedStyle(found, '::before').content);
  expect(name).toContain('Default');
});

test('code stays left-to-right in right-to-left text, and blocks in a box keep their spacing', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/learn/installation/');
  const seen = await page.evaluate(() => {
    const box = document.createElement('div');
    box.dir = 'rtl';
    const [first, second] = document.querySelectorAll('.prose > p');
    const code = document.querySelector('.prose pre');
    if (!first || !second || !code) return undefined;
    first.before(box);
    box.append(first, second, code);
    const { direction, textAlign } = getComputedStyle(code);
    const apart = (one: Element, other: Element) =>
      other.getBoundingClientRect().top > one.getBoundingClientRect().bottom + 8;
    return [direction, textAlign, apart(first, second), apart(second, code)];
  });
  expect(seen).toEqual(['ltr', 'left', true, true]);
});

test('print is light and without the skip link and the navbar links, even in dark mode', async () => {
  const page = await site.open('/docs/learn/installation/?theme=dark');
  await page.emulateMedia({ media: 'print' });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('light');
  const isShown = (name: string) =>
    page.getByRole('link', { name, exact: true }).first().isVisible();
  expect([await isShown('Skip to main content'), await isShown('Playground')]).toEqual([
    false,
    false,
  ]);
});

test('S2.16 S9.1 X34 the table of contents is folded on a phone, and beside the text in a wide window', async () => {
  const page = await site.open('/docs/learn/installation/', {
    viewport: { width: 390, height: 844 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: '1. Install StyleX' });
  expect(await link.isVisible()).toBe(false);
  await contents.locator('summary').click();
  expect(await link.isVisible()).toBe(true);
  await page.reload();
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.waitFor();
  const [beside, text] = [
    await contents.boundingBox(),
    await page.locator('article').boundingBox(),
  ];
  expect(beside && text && beside.x >= text.x + text.width).toBe(true);
});

test('on the smallest phone the pane switch of home fits in one row', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/', { viewport: { width: 320, height: 640 } });
  const labels = page.locator('.switch').first().locator('label');
  const tops = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([2, 1]);
});

test('messages and commands that are longer than their blocks wrap at every window width', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/guides/monorepo/');
  const messages = page.locator(':is([data-language="text"], [data-language="sh"]) pre');
  for (const width of [320, 768, 997, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const cut = await messages.evaluateAll((all) =>
      all.map((one) => one.scrollWidth > one.clientWidth),
    );
    expect([width, new Set(cut)]).toEqual([width, new Set([false])]);
  }
});

test('X35 a code name in the first column of a table does not wrap in narrow windows', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/api/');
  const name = page.locator('td:first-child code', { hasText: 'stylex.firstThatWorks' }).first();
  for (const width of [320, 390, 997]) {
    await page.setViewportSize({ width, height: 700 });
    const lines = await name.evaluate((found) => found.getClientRects().length);
    expect([width, lines]).toEqual([width, 1]);
  }
});

test('on a phone the breadcrumbs start with a home icon of touch size, without a gap after it', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/docs/learn/installation/', { ...phone, hasTouch: true });
  const steps = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const house = steps.getByRole('link', { name: 'Home page' });
  const [target, picture, next] = await Promise.all(
    [house, house.locator('svg'), steps.getByRole('listitem').nth(1)].map((found) =>
      found.boundingBox(),
    ),
  );
  if (!target || !picture || !next) throw new Error('the page has no breadcrumbs');
  expect(target.width).toBeGreaterThanOrEqual(44);
  // Its separator has half a letter of room.
  expect(next.x - picture.x - picture.width).toBeLessThan(6);
});
