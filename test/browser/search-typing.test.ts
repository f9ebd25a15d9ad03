import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSearch, optionsOf, search } from './search-dialog.ts';
import { collectRequests, openSite } from './site-in-browser.ts';

const site = openSite();

/** How many results there are after each change of the page. */
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

test('at the first key the first results show before the others are made', async () => {
  const page = await openSearch(site);
  await countSteps(page);
  await search(page, 'c');
  const steps = await readSteps(page);
  expect(steps).toEqual([6, await optionsOf(page).count()]);
  expect(steps[1]).toBeGreaterThan(10);
});

test('typing reads and writes nothing of what is stored', async () => {
  const page = await openSearch(site);
  await page.evaluate(() => {
    const used: string[] = [];
    Object.assign(window, { testUsed: used });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name];
      Reflect.set(Storage.prototype, name, function (this: Storage, ...given: [string, string]) {
        if (this === localStorage) used.push(`${name} ${given[0]}`);
        return Reflect.apply(original, this, given);
      });
    }
  });
  await search(page, 'create');
  expect(await page.evaluate(() => Reflect.get(window, 'testUsed'))).toEqual([]);
});

test('opening the search fetches the first file of the index alone', async () => {
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
