import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import {
  collectRequests,
  holdAnswers,
  hydrate,
  keepsMark,
  markWindow,
  openHydrated,
  openSite,
} from './site-in-browser.ts';

const site = openSite();

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test('S4.14 S8.5 when a payload fails to load, the console warns and one full load opens the page', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  const loads = collectRequests(page);
  await page.route('**/RSC/R/**', (route) => route.abort());
  await page.evaluate(() => {
    const { body } = document;
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) sessionStorage.setItem('blank', 'yes');
    }).observe(body, { childList: true, subtree: true });
  });
  await sidebarLink(page, 'Ecosystem').click();
  await page.waitForFunction(() => document.title === 'Ecosystem | StyleX');
  expect(await keepsMark(page)).toBe(false);
  expect(warned[0]).toContain('The navigation failed; loading the page in full.');
  expect(loads.filter((url) => url.endsWith('/docs/learn/ecosystem/'))).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('blank'))).toBeNull();
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Introduction | StyleX');
});

test('S4.14 S8.5 Back to a page whose payload fails to load does a full load', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/?a');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await page.reload();
  await hydrate(page);
  await markWindow(page);
  await page.route('**/RSC/R/**', (route) => route.abort());
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Introduction | StyleX');
  expect(await keepsMark(page)).toBe(false);
});

test('S4.14 the address and the page change in the same frame', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const asked = page.waitForRequest('**/RSC/R/docs/learn/ecosystem.txt*');
  const release = await holdAnswers(page, '**/RSC/R/docs/learn/ecosystem.txt*');
  await page.evaluate(() => {
    const seen = (window as { seen?: string[] }).seen ?? [];
    Object.assign(window, { seen });
    const note = () => {
      seen.push(`${location.pathname} ${document.querySelector('main h1')?.textContent}`);
      requestAnimationFrame(note);
    };
    note();
  });
  await sidebarLink(page, 'Ecosystem').click();
  await asked;
  release();
  await page.waitForFunction(() => document.title === 'Ecosystem | StyleX');
  // The next frame records the new page.
  await expect
    .poll(() => page.evaluate(() => [...new Set((window as { seen?: string[] }).seen)]))
    .toEqual(['/docs/learn/ Introduction to StyleX', '/docs/learn/ecosystem/ Ecosystem']);
});

test.each(
  someOf(
    'variants',
    [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const,
    1,
  ),
)('S4.14 the next page fades in unless motion is reduced: %s', async (reducedMotion, times) => {
  const page = await site.open('/docs/learn/', { reducedMotion });
  await hydrate(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { dataset } = document.documentElement;
      dataset.fades = String(Number(dataset.fades ?? 0) + 1);
      return start(options);
    };
  });
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  expect(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0))).toBe(
    times,
  );
  // A click during the fade acts on the page.
  await sidebarLink(page, 'Ecosystem').click();
  await page.waitForFunction(() => document.title === 'Ecosystem | StyleX');
});

test('S2.23 S4.14 after a navigation the focus is in the main content, and the title is announced', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const said = page.locator('[aria-live=polite][aria-atomic]');
  expect(await said.textContent()).toBe('');
  await sidebarLink(page, 'Installation').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await expect.poll(() => said.textContent()).toBe('Installation | StyleX');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect.poll(() => said.textContent()).toBe('Introduction | StyleX');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
