import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { holdAnswers, hydrate, letPass, openSite, waitForHydration } from './site-in-browser.ts';

const site = openSite();

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const storedIn = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const waitForMode = (page: Page, mode: string) =>
  page.waitForFunction((expected) => document.documentElement.dataset.theme === expected, mode);
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toggleOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /dark and light/ });

test('X19 S2.22 S4.3 on a light system the toggle cycles from system to dark, light and back to system', async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  await hydrate(page);
  const toggle = toggleOf(page);
  expect(await toggle.getAttribute('aria-label')).toContain('currently system mode');
  await toggle.click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['dark', 'dark']);
  expect(await toggle.getAttribute('aria-label')).toContain('currently dark mode');
  await toggle.click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', 'light']);
  expect(await toggle.getAttribute('aria-label')).toContain('currently light mode');
  await toggle.click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', null]);
});

test('X19 on a dark system the first press stores light', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'dark' });
  await hydrate(page);
  await toggleOf(page).click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', 'light']);
});

test('X20 X19 ?theme=dark stores nothing, and the first press of the toggle stores light', async () => {
  const page = await site.open('/docs/learn/?theme=dark', { colorScheme: 'light' });
  expect([await modeOf(page), await storedIn(page)]).toEqual(['dark', null]);
  await toggleOf(page).click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', 'light']);
  await toggleOf(page).click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['dark', 'dark']);
  await toggleOf(page).click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', null]);
});

test('X36 a press of the toggle before any script loads takes effect once the script has loaded', async () => {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  const release = await holdAnswers(page, '**/assets/boot-*.js');
  await page.goto('/docs/learn/', { waitUntil: 'commit' });
  await toggleOf(page).click();
  expect([await modeOf(page), await storedIn(page)]).toEqual(['light', null]);
  release();
  await waitForMode(page, 'dark');
  expect(await storedIn(page)).toBe('dark');
});

test('S4.1 theme-color matches the navbar in the current mode', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  const barAndGround = () =>
    page.evaluate(() => {
      const nav = document.querySelector('nav[aria-label=Main]');
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const shown = metas.filter(({ media }) => matchMedia(media).matches);
      const ground = nav && getComputedStyle(nav).backgroundColor;
      return { bar: shown.map(({ content }) => content), ground: [ground] };
    });
  for (const mode of ['light', 'dark']) {
    await waitForMode(page, mode);
    const { bar, ground } = await barAndGround();
    expect(bar).toEqual(ground);
    await toggleOf(page).click();
  }
});

test('S4.2 printing keeps the current mode', async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: light)').matches);
  await letPass(page);
  expect(await modeOf(page)).toBe('dark');
});

test('X36 a press of the toggle before hydration counts exactly once', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  await page.route('**/RSC/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await toggleOf(page).click();
  expect(await modeOf(page)).toBe('dark');
  await waitForHydration(page);
  await letPass(page, 200);
  expect([await modeOf(page), await storedIn(page)]).toEqual(['dark', 'dark']);
  expect(await toggleOf(page).getAttribute('aria-label')).toContain('currently dark mode');
});

test('S4.1 the modes look different, and the chosen mode survives a reload', async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  const light = await backgroundOf(page);
  await toggleOf(page).click();
  await waitForMode(page, 'dark');
  await page.reload();
  expect(await modeOf(page)).toBe('dark');
  expect(await backgroundOf(page)).not.toBe(light);
});

/** The mode of the document when its body is created, which is before the first paint. */
async function readEarliestMode(page: Page, route: string): Promise<unknown> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body || 'testEarliest' in window) return;
      Object.assign(window, { testEarliest: document.documentElement.dataset.theme ?? 'none' });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(route);
  return page.evaluate(() => Reflect.get(window, 'testEarliest'));
}

test.each(
  someOf(
    'variants',
    [
      ['/docs/learn/', 'dark', 'light', 'dark'],
      ['/docs/learn/', null, 'dark', 'dark'],
      ['/docs/learn/', null, 'light', 'light'],
      ['/docs/learn/?theme=dark', 'light', 'light', 'dark'],
      ['/docs/learn/?theme=light', 'dark', 'dark', 'light'],
      ['/docs/learn/?theme=blue', 'dark', 'light', 'dark'],
    ] as const,
    2,
  ),
)('S4.1 X20 %s with %s stored on a %s system is %s before the first paint', async (...sample) => {
  const [route, stored, system, mode] = sample;
  const page = await (await site.visit({ colorScheme: system })).newPage();
  if (stored) {
    await page.goto('/robots.txt');
    await page.evaluate((value) => localStorage.setItem('theme', value), stored);
  }
  expect(await readEarliestMode(page, route)).toBe(mode);
  await hydrate(page);
  expect(await modeOf(page)).toBe(mode);
  expect(await storedIn(page)).toBe(stored);
});

test('S4.2 without a stored choice the page follows the system mode as it changes', async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  const light = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForMode(page, 'dark');
  await expect.poll(() => backgroundOf(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForMode(page, 'light');
});

test('S4.2 X2 a stored choice is kept when the system mode changes', async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  await toggleOf(page).click();
  await toggleOf(page).click();
  expect(await storedIn(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await letPass(page);
  expect(await modeOf(page)).toBe('light');
});

test('S4.4 a choice, and its removal, shows in other open tabs', async () => {
  const context = await site.visit({ colorScheme: 'light' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/docs/learn/'), other.goto('/blog/')]);
  await toggleOf(one).click();
  await waitForMode(other, 'dark');
  await one.evaluate(() => localStorage.removeItem('theme'));
  await waitForMode(other, 'light');
});

test('S4.1 a choice is kept on pages reached by links', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/', { colorScheme: 'light' });
  await hydrate(page);
  await toggleOf(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await page.waitForFunction(() => document.title === 'Reference | StyleX');
  expect(await modeOf(page)).toBe('dark');
});

test('S8.6 when storage rejects a write, the console names the key and the choice holds for the page', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/docs/learn/');
  await toggleOf(page).click();
  expect(await modeOf(page)).toBe('dark');
  const ofTheme = () => told.filter((text) => text.includes('theme'));
  await expect
    .poll(ofTheme)
    .toEqual([expect.stringMatching(/^error: Storage error, can't set theme=dark/)]);
  expect(told.filter((text) => text.startsWith('warning'))).toEqual([]);
});

test('S8.6 X33 X47 without access to storage the toggle works, and the console warns once', async () => {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/docs/learn/');
  await hydrate(page);
  await toggleOf(page).click();
  expect(await modeOf(page)).toBe('dark');
  await toggleOf(page).click();
  expect(await modeOf(page)).toBe('light');
  const told = () =>
    warnings.filter((text) => text.includes('Browser storage is not available')).length;
  await expect.poll(told).toBe(1);
});
