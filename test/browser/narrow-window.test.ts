import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

/** How far the window can be scrolled to the side. */
async function scrollSideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(window.scrollX, scrollWidth - clientWidth);
  });
}

test.each([320, 390, 768, 997])(
  'no page of a window of %i px scrolls sideways',
  async (width) => {
    const viewport = { width, height: 700 };
    const page = await (await site.visit({ viewport })).newPage();
    const wide: string[] = [];
    for (const route of [...routes, '/nowhere/']) {
      await page.goto(route);
      const distance = await scrollSideways(page);
      if (distance > 0) wide.push(`${route}: ${distance} px`);
    }
    expect(wide).toEqual([]);
  },
  180_000,
);

test('a phone has the contents of a page folded above the text, a wide window beside it', async () => {
  const page = await site.open('/docs/learn/installation/', {
    viewport: { width: 390, height: 844 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Runtime' });
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
