import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  dialogOf,
  fieldOf,
  openSearch,
  optionsOf,
  search,
  showSearch,
  statusOf,
} from './search-dialog.ts';
import { collectRequests, holdAnswers, letPass, openSite } from './site-in-browser.ts';

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

/** What was typed outside the document, and whether there were results before. */
const readWarmup = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'testWarmup'));

/** A page that records what is typed outside the document. */
async function openNoting(): Promise<Page> {
  const page = await (await site.visit()).newPage();
  await page.addInitScript(() => {
    const typed: string[] = [];
    Object.assign(window, { testWarmup: typed });
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event.type === 'input' && this instanceof HTMLInputElement && !this.isConnected) {
        const root = this.getRootNode();
        const isFull = root instanceof Element && root.querySelector('[role=option]') !== null;
        typed.push(`${isFull ? 'results, then' : 'nothing, then'} "${this.value}"`);
      }
      return dispatchEvent.call(this, event);
    };
  });
  await page.goto('/docs/learn/');
  return page;
}

/** Opens the search on a page, and waits until the warm-up is over. */
async function openWarm(): Promise<Page> {
  const page = await openNoting();
  await showSearch(page);
  await expect.poll(() => readWarmup(page)).toHaveLength(6);
  return page;
}

/** Waits longer than a warm-up takes. */
async function waitLong(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('the warm-up runs the code of the first key outside the document', async () => {
  const page = await openWarm();
  const round = ['nothing, then "s"', 'results, then ""'];
  expect(await readWarmup(page)).toEqual([...round, ...round, ...round]);
});

test('reopening the search does not repeat the warm-up', { tags: 'variants' }, async () => {
  const page = await openWarm();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await showSearch(page);
  await waitLong(page);
  expect(await readWarmup(page)).toHaveLength(6);
});

test('the warm-up shows, announces and stores nothing, and fetches no more of the index', {
  tags: 'variants',
}, async () => {
  const page = await openWarm();
  expect(await fieldOf(page).inputValue()).toBe('');
  expect(await optionsOf(page).count()).toBe(0);
  expect(await statusOf(page).textContent()).toBe('');
  expect(await page.locator('.DocSearch-Modal').count()).toBe(1);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => key.includes('DOCSEARCH'))).toEqual([]);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(files.filter((name) => name.includes('/search/index/'))).toHaveLength(1);
});

test('typing before the warm-up prevents it', { tags: 'variants' }, async () => {
  const page = await openNoting();
  const release = await holdAnswers(page, '**/search/index/core.json');
  await showSearch(page);
  await fieldOf(page).press('c');
  release();
  await optionsOf(page).first().waitFor();
  await waitLong(page);
  expect(await readWarmup(page)).toEqual([]);
});

test('the first key shows the first results before the rest are rendered', async () => {
  const page = await openSearch(site);
  await countSteps(page);
  await search(page, 'c');
  const steps = await readSteps(page);
  expect(steps).toEqual([6, await optionsOf(page).count()]);
  expect(steps[1]).toBeGreaterThan(10);
});

test('typing does not read or write storage', { tags: 'variants' }, async () => {
  const page = await openWarm();
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

test('typing does not read the selection of the page', { tags: 'variants' }, async () => {
  const page = await openSearch(site);
  await page.evaluate(() => {
    const { toString: read } = Selection.prototype;
    Object.assign(window, { testReads: 0 });
    Selection.prototype.toString = function () {
      Reflect.set(window, 'testReads', Reflect.get(window, 'testReads') + 1);
      return read.call(this);
    };
  });
  await search(page, 'create');
  expect(await page.evaluate(() => Reflect.get(window, 'testReads'))).toBe(0);
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
