import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { openBroken } from './broken-page.ts';
import { findViolations, findViolationsInBothModes } from './find-violations.ts';
import { pages } from './page-kinds.ts';
import { button, codeOf, tab, write } from './playground-page.ts';
import {
  dialogOf,
  favoriteKey,
  fieldOf,
  recentKey,
  search,
  showSearch,
  store,
  storedSearch,
} from './search-dialog.ts';
import { hydrate, openSite, phone } from './site-in-browser.ts';

const site = openSite();

const still = { reducedMotion: 'reduce' } as const;

describe('in both modes', () => {
  test.each(someOf('pages', pages, 2))('axe finds nothing wrong with %s', async (route) => {
    const page = await site.open(route, still);
    await hydrate(page);
    if (route.includes('?q=')) await page.locator('main article').first().waitFor();
    if (route.startsWith('/playground/')) await codeOf(page).waitFor();
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await page.setViewportSize(phone.viewport);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });

  test('S2.26 axe finds nothing wrong with the open logo dialog', { tags: 'pages' }, async () => {
    const page = await site.open('/docs/learn/', still);
    await page.locator('nav[aria-label=Main] [data-brand]').click({ button: 'right' });
    await page.getByRole('dialog', { name: 'Logo and assets' }).waitFor();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });

  test('S8.1 axe finds nothing wrong with a page that crashed', { tags: 'pages' }, async () => {
    const page = await openBroken(site, 'text', still);
    await page.getByRole('heading', { level: 1, name: 'This page crashed' }).waitFor();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });

  test('axe finds nothing wrong with the open search: stored searches, results or none', async () => {
    const page = await site.open('/docs/learn/', still);
    await store(page, {
      [recentKey]: JSON.stringify([storedSearch('One')]),
      [favoriteKey]: JSON.stringify([storedSearch('Two')]),
    });
    await showSearch(page);
    await dialogOf(page).getByText('Favorite').waitFor();
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await search(page, 'create');
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await fieldOf(page).fill('qqxxyyzz');
    await dialogOf(page).getByText('Let us know.').waitFor();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });

  test('X26 axe finds nothing wrong with the playground, in any tab or dialog', {
    tags: 'pages',
  }, async () => {
    const page = await site.open('/playground/', still);
    await write(page, "console.log('a'); export const = 1;");
    await page.getByRole('list', { name: 'Problems' }).waitFor();
    // The preview stays visible beside these tabs.
    for (const view of ['Rules', 'JavaScript', 'Console']) {
      await tab(page, view).click();
      expect(await findViolationsInBothModes(page, '[data-playground]')).toEqual([]);
    }
    await button(page, 'Add file').click();
    expect(await findViolationsInBothModes(page, '[data-playground]')).toEqual([]);
    await button(page, 'Close').click();
    await button(page, 'Examples').click();
    expect(await findViolationsInBothModes(page, '[data-playground]')).toEqual([]);
  });

  test('axe finds nothing wrong with a page on a phone, and with its open menu', {
    tags: 'pages',
  }, async () => {
    const page = await site.open('/docs/learn/installation/', {
      ...phone,
      ...still,
    });
    await hydrate(page);
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
    expect(await findViolationsInBothModes(page, '#mobile-menu')).toEqual([]);
  });
});

// Without the boot script a page keeps the mode that it was loaded in.
test.each(someOf('pages', ['light', 'dark'] as const))(
  'X24 axe finds nothing wrong with a page whose scripts fail to load, in %s mode',
  async (colorScheme) => {
    const page = await (await site.visit({ colorScheme })).newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/learn/');
    await page.getByRole('alert').waitFor();
    expect(await findViolations(page)).toEqual([]);
  },
);

/** Controls that are smaller than `size` pixels, except links within text. */
function findSmallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, summary, input, select, [role=tab]';
    const isInText = (found: Element) =>
      getComputedStyle(found).display === 'inline' && found.closest('p, li, td, h2, h3') !== null;
    return [...document.querySelectorAll(controls)]
      .filter((found) => found.checkVisibility({ visibilityProperty: true }) && !isInText(found))
      .flatMap((found) => {
        const { width, height } = found.getBoundingClientRect();
        const isSmall = width > 0 && Math.min(width, height) < least - 0.5;
        return isSmall ? [`${found.textContent || found.ariaLabel}: ${width} x ${height}`] : [];
      });
  }, size);
}

test('M8 controls are at least 24 px in size, and 44 px on touch screens', async () => {
  const mouse = await site.open('/');
  const touch = await site.open('/', { ...phone, hasTouch: true, isMobile: true });
  const small: [string, string[]][] = [];
  for (const route of someOf('pages', pages, 6)) {
    for (const [page, size] of [[mouse, 24] as const, [touch, 44] as const]) {
      await page.goto(route);
      const found = await findSmallTargets(page, size);
      if (found.length > 0) small.push([`${route} ${size}`, found]);
    }
  }
  expect(small).toEqual([]);
});

test('S4.13 M8 Tab moves through the page in order, and each stop is uncovered and has a focus ring', async () => {
  const page = await site.open('/docs/learn/installation/', { reducedMotion: 'reduce' });
  const wrong: string[] = [];
  const seen: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return undefined;
      const { left, top, width, height } = active.getBoundingClientRect();
      const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
      const over = document.elementFromPoint(x, Math.min(top + height / 2, innerHeight - 2));
      const isSeen = over !== null && (active.contains(over) || over.contains(active));
      const hasRing = getComputedStyle(active).outlineStyle !== 'none';
      const name = (active.ariaLabel ?? active.textContent ?? '').trim().slice(0, 40);
      return { name, isFine: isSeen && hasRing };
    });
    if (!found) break;
    seen.push(found.name);
    if (!found.isFine) wrong.push(found.name);
  }
  expect(wrong).toEqual([]);
  const stops = [
    'Skip to main content',
    'Learn',
    'Installation',
    'npm',
    'Terms (opens in new tab)',
  ];
  const order = stops.map((name) => seen.indexOf(name));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('S4.13 a mouse click draws no focus ring', async () => {
  const page = await site.open('/docs/learn/');
  const summary = page.locator('.section-links summary').first();
  await summary.click();
  expect(await summary.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('none');
});
