import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialogOf, openSearch, optionsOf, search } from './search-dialog.ts';
import { collectRequests, letPass, openSite } from './site-in-browser.ts';

const site = openSite();

/** Records the number of results after each change of the page. */
const countSteps = (page: Page) =>
  page.evaluate(() => {
    const steps: number[] = [];
    Object.assign(window, { testSteps: steps });
    const count = () => document.querySelectorAll('.search-dialog [role=option]').length;
    new MutationObserver(() => steps.push(count())).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });

const readSteps = (page: Page) =>
  page.evaluate(() => {
    const counts: number[] = Reflect.get(window, 'testSteps');
    return counts.filter((count, at) => count > 0 && count !== counts[at - 1]);
  });

test('the first key shows the first results before the rest are rendered', async () => {
  const page = await openSearch(site);
  await countSteps(page);
  await search(page, 'c');
  const steps = await readSteps(page);
  expect(steps).toEqual([6, await optionsOf(page).count()]);
  expect(steps[1]).toBeGreaterThan(10);
});

test('a new answer starts at its first result, without a smooth scroll', {
  tags: 'variants',
}, async () => {
  const page = await openSearch(site);
  await page.evaluate(() => {
    const behaviors: (string | undefined)[] = [];
    Object.assign(window, { testScrolls: behaviors });
    const { scrollTo } = Element.prototype;
    Reflect.set(Element.prototype, 'scrollTo', function (this: Element, to: ScrollToOptions) {
      behaviors.push(to.behavior);
      Reflect.apply(scrollTo, this, [to]);
    });
  });
  await search(page, 'create');
  const list = dialogOf(page).locator('.DocSearch-Dropdown');
  // The list scrolls to its start in the frame after an answer.
  await letPass(page);
  await list.evaluate((own) => own.scrollTo({ top: 200, behavior: 'instant' }));
  expect(await list.evaluate((own) => own.scrollTop)).toBe(200);
  await search(page, 'createTheme');
  await expect.poll(() => list.evaluate((own) => own.scrollTop)).toBe(0);
  const behaviors = await page.evaluate(() => Reflect.get(window, 'testScrolls'));
  expect(new Set(behaviors)).toEqual(new Set(['instant']));
});

test('opening the search fetches only the first index file, and the first query one more', async () => {
  const page = await site.open('/docs/learn/');
  const requests = collectRequests(page);
  const first = page.waitForResponse('**/search/index/core.json');
  await page.keyboard.press('Control+k');
  await first;
  await search(page, 'c');
  const files = requests.filter((url) => url.includes('/search/index/')).map((url) => new URL(url));
  expect(files.map(({ pathname }) => pathname)[0]).toBe('/search/index/core.json');
  expect(files.length).toBe(2);
});
