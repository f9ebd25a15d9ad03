import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, openHydrated, openSiteAlone } from './site-in-browser.ts';

// A fake clock is that of a whole visitor, so no other test shares it.
const site = openSiteAlone();
const target = '/docs/learn/ecosystem/';

/** A page with a paused clock whose next page is held back, and a function to release it. */
async function openHeld() {
  const page = await openHydrated(site, '/docs/learn/');
  const release = await holdAnswers(page, `**/RSC/R${target.slice(0, -1)}.txt*`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    Math.random = () => 0.5;
    // The paused clock doesn't pause the limit for the payload.
    AbortSignal.timeout = () => new AbortController().signal;
  });
  return { page, release };
}

const bar = (page: Page) => page.locator('#nprogress');
const press = (page: Page, href: string) =>
  page.locator(`.section-links a[href="${href}"]`).dispatchEvent('click', { button: 0 });

/** The progress of the bar, in percent. */
const stand = (page: Page) =>
  bar(page).evaluate((element) => 100 + Number.parseFloat(element.style.transform.slice(11)));

test('S9.2 S9.4 S4.14 X43 a page that takes longer than 200 ms shows a bar, which creeps and then completes', async () => {
  const { page, release } = await openHeld();
  await press(page, target);
  await page.clock.runFor(199);
  expect(await bar(page).count()).toBe(0);
  await page.clock.runFor(1);
  expect(await stand(page)).toBeCloseTo(8);
  const look = await bar(page).evaluate((element) => {
    const { height, position, zIndex, transition } = getComputedStyle(element);
    return { height, position, zIndex, transition };
  });
  expect(look).toEqual({
    height: '2px',
    position: 'fixed',
    zIndex: '1031',
    transition: 'transform 0.2s',
  });
  expect(await bar(page).getAttribute('role')).toBe('progressbar');
  expect(await page.locator('html.nprogress-busy').count()).toBe(1);
  await page.clock.runFor(799);
  expect(await stand(page)).toBeCloseTo(8);
  await page.clock.runFor(1);
  expect(await stand(page)).toBeCloseTo(9);
  await page.clock.runFor(800 * 2);
  expect(await stand(page)).toBeCloseTo(11);
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
  release();
  await page.waitForFunction(() => document.title.startsWith('Ecosystem'));
  await page.clock.runFor(200);
  expect(await stand(page)).toBe(100);
  await page.clock.runFor(200);
  expect(await bar(page).getAttribute('class')).toBe('done');
  await page.clock.runFor(200);
  expect(await bar(page).count()).toBe(0);
  expect(await page.locator('html.nprogress-busy').count()).toBe(0);
});

test('S9.4 a bar that has only started advances before it completes', {
  tags: 'variants',
}, async () => {
  const { page, release } = await openHeld();
  await press(page, target);
  await page.clock.runFor(200);
  release();
  await page.waitForFunction(() => document.title.startsWith('Ecosystem'));
  await expect.poll(() => stand(page)).toBeCloseTo(8 + 55);
});

/** Whether following a link shows the bar if the timers that this starts end before the page comes. */
const showsBar = (page: Page, address: string) =>
  page.evaluate((href) => {
    const started: (() => void)[] = [];
    const wait = globalThis.setTimeout;
    Object.assign(globalThis, { setTimeout: (run: () => void) => started.push(run) });
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    Object.assign(globalThis, { setTimeout: wait });
    for (const run of started) run();
    return document.querySelector('#nprogress') !== null;
  }, address);

test('S4.14 a change of the query or the hash alone shows no bar, and neither does a page that loads at once', async () => {
  const { page } = await openHeld();
  for (const change of ['?use=1', '#main']) {
    expect([change, await showsBar(page, change)]).toEqual([change, false]);
    await page.waitForFunction((end) => location.href.endsWith(end), change);
  }
  await press(page, '/docs/learn/installation/');
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  await page.clock.runFor(1000);
  expect(await bar(page).count()).toBe(0);
  expect(await showsBar(page, target), 'another page').toBe(true);
});
