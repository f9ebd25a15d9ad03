import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toggleOf } from './menu-on-phone.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();
/** Only sites with a language that is read from the right have it. */
const sheet = readFileSync('src/theme/right-to-left.css', 'utf8');

async function openMirrored(route: string, options?: typeof phone): Promise<Page> {
  const page = await site.open(route, options);
  await page.evaluate((css) => {
    const mirroring = new CSSStyleSheet();
    mirroring.replaceSync(css);
    document.adoptedStyleSheets.push(mirroring);
    document.documentElement.dir = 'rtl';
  }, sheet);
  return page;
}

/** Runs in the page: which elements, or what stands before or after them, aren't mirrored as a whole. */
function findUnmirrored(all: readonly (readonly [string, ('::before' | '::after')?])[]): string[] {
  return all
    .filter(([selector, part]) => {
      const element = document.querySelector(selector);
      return !element || getComputedStyle(element, part).scale !== '-1 1';
    })
    .map(([selector]) => selector);
}

test('from right to left, arrows point along the text, and the current entry is marked at its start', async () => {
  const page = await openMirrored('/docs/learn/styling-ui/using-styles/');
  const unmirrored = await page.evaluate(findUnmirrored, [
    ['.breadcrumbs svg'],
    ['a[rel=prev] svg'],
    ['a[rel=next] svg'],
    ['.section-links summary', '::after'],
    ['main .prose summary', '::before'],
  ] as const);
  expect(unmirrored).toEqual([]);
  const current = page.locator('.section-links a[aria-current]');
  const shadow = await current.evaluate((link) => getComputedStyle(link).boxShadow);
  expect(shadow).toContain(' -2px 0px ');
  const open = page.locator('.section-links [open] > summary').first();
  const turn = () => open.evaluate((summary) => getComputedStyle(summary, '::after').rotate);
  await expect.poll(turn).toBe('-90deg');
});

test('from right to left, keys keep their order, and code is read from the left', async () => {
  const page = await openMirrored('/playground/');
  const keys = page.locator('.search-keys kbd:visible');
  const [first, last] = [await keys.first().boundingBox(), await keys.last().boundingBox()];
  expect(first?.x).toBeLessThan(last?.x ?? 0);
  const playground = page.locator('[data-playground]');
  expect(await playground.evaluate((host) => getComputedStyle(host).direction)).toBe('ltr');
});

test('from right to left, the menu opens at the side of its button', async () => {
  const page = await openMirrored('/docs/learn/', phone);
  const button = await toggleOf(page).boundingBox();
  await toggleOf(page).click();
  const menu = page.locator('#mobile-menu');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(40);
  const box = await menu.boundingBox();
  const end = (box?.x ?? 0) + (box?.width ?? 0);
  expect(end).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
});

test('from right to left, the buttons of the playground stand beside its heading', async () => {
  const page = await openMirrored('/playground/', phone);
  const button = await page.getByRole('button', { name: 'Copy link' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0);
});

test('from right to left, words in a drawing stay where it has room for them', async () => {
  const page = await openMirrored('/docs/learn/');
  const outside = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.prose svg text'), (word) => {
      const [inner, outer] = [word, word.closest('svg')].map((box) => box?.getBoundingClientRect());
      return (
        inner && outer && (inner.left < outer.left || inner.right > outer.right) && word.textContent
      );
    }).filter(Boolean),
  );
  expect(outside).toEqual([]);
});
