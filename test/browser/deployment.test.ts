import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, keepsMark, markWindow, openSite } from './site-in-browser.ts';

const site = openSite();

/** Serves payloads with another build id to a visitor, as after a new deployment. */
async function publishPayloads(context: BrowserContext, paths: string): Promise<void> {
  await context.route(paths, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"_buildId":"[^"]*"/, '"_buildId":"another"');
    await route.fulfill({ response: answer, body });
  });
}

/** The paths of the documents that the page loads, in order. */
function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

test('S4.14 after a new deployment a link opens its page with one full load', async () => {
  const context = await site.visit();
  // From the start, because links in view are prefetched on hydration.
  await publishPayloads(context, '**/RSC/R/docs/learn/installation.txt*');
  const page = await context.newPage();
  await page.goto('/docs/learn/');
  await hydrate(page);
  await markWindow(page);
  const loads = collectLoads(page);
  await page.locator('.section-links a[href="/docs/learn/installation/"]').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  expect(await keepsMark(page)).toBe(false);
  await expect.poll(() => loads).toEqual(['/docs/learn/installation/']);
});

test('S4.14 a page of the previous deployment reloads once, then stays usable and shows an alert', {
  tags: 'variants',
}, async () => {
  const context = await site.visit();
  await publishPayloads(context, '**/RSC/R/**');
  const page = await context.newPage();
  const loads = collectLoads(page);
  await page.goto('/docs/learn/');
  const reloaded = page.waitForEvent('load');
  await page.locator('a[data-brand]:visible').hover();
  await reloaded;
  await page.mouse.move(700, 890);
  await page.locator('a[data-brand]:visible').hover();
  await page.getByRole('alert').getByText('Part of this page could not be loaded').waitFor();
  expect(loads).toEqual(['/docs/learn/', '/docs/learn/']);
  expect(await page.locator('main h1').first().textContent()).toBe('Introduction to StyleX');
  await page.locator('.section-links a[href="/docs/learn/installation/"]').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
});
