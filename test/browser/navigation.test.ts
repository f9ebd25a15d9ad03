import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  collectErrors,
  keepsMark,
  openHydrated,
  openSite,
  scrollPage,
  waitForHydration,
} from './site-in-browser.ts';

const site = openSite();

const headingOf = (page: Page) => page.locator('main h1').first().textContent();
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

test('a link changes title and content without a full load, and Back returns', async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const errors = collectErrors(page);
  await sidebarLink(page, 'Installation').click();
  await page.waitForURL('**/docs/learn/installation/');
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  expect(await headingOf(page)).toBe('Installation');
  expect(await sidebarLink(page, 'Installation').getAttribute('aria-current')).toBe('page');
  expect(await sidebarLink(page, 'Introduction').getAttribute('aria-current')).toBeNull();
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Introduction | StyleX');
  expect(await headingOf(page)).toBe('Introduction to StyleX');
  await page.goForward();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  expect(await keepsMark(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('Back after a reload leads to the previous page before any code has loaded', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await page.reload();
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Introduction | StyleX');
  expect(await headingOf(page)).toBe('Introduction to StyleX');
});

test('a page reached by a link has its own canonical address and one description', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await sidebarLink(page, 'Installation').click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.count()).toBe(1);
  expect(await canonical.getAttribute('href')).toBe(
    'https://stylexjs.com/docs/learn/installation/',
  );
  expect(await page.locator('meta[name=description]').count()).toBe(1);
});

test('X49 the first click of a visit leads to its page before any code has loaded', async () => {
  const page = await site.open('/docs/learn/');
  await sidebarLink(page, 'Thinking in StyleX').click();
  await page.waitForFunction(() => document.title === 'Thinking in StyleX | StyleX');
  expect(new URL(page.url()).pathname).toBe('/docs/learn/thinking-in-stylex/');
});

test('a new page starts at the top, and Back restores the scroll position', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/styling-ui/defining-styles/');
  await scrollPage(page, 1500);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' });
  const box = await link.boundingBox();
  // Clicks at coordinates: Playwright's click would scroll the page first.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await page.waitForFunction(() => document.title === 'Reference | StyleX');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Defining styles'));
  await page.waitForFunction(() => Math.abs(window.scrollY - 1500) < 5);
});

test('a link to a release works without a trailing slash: its version is not taken for a file extension', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/blog/archive/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog/v0.13.0';
    link.textContent = 'to the release';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'to the release' }).click();
  await page.waitForFunction(() => document.title.includes('0.13.0'));
  expect(await keepsMark(page)).toBe(true);
});

test('a link to a heading of another page scrolls to it', { tags: 'variants' }, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/docs/learn/installation/#eslint';
    link.textContent = 'to the heading';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'to the heading' }).click();
  await page.waitForFunction(() => document.title === 'Installation | StyleX');
  await page.waitForFunction(() => {
    const top = document.getElementById('eslint')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  });
  expect(new URL(page.url()).hash).toBe('#eslint');
});

test.each([
  ['/docs/learn/recipes/variants/', 'Variables for descendant styles'],
  ['/docs/api/javascript/create/', 'stylex.createTheme'],
])(
  'from %s the link %s works, although its address has a space or capitals',
  { tags: 'variants' },
  async (from, label) => {
    const page = await openHydrated(site, from);
    await sidebarLink(page, label).click();
    await page.waitForFunction((title) => document.title === `${title} | StyleX`, label);
    expect(await keepsMark(page)).toBe(true);
  },
);

test('a link to an unknown page shows the not-found page at its address', {
  tags: 'variants',
}, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/docs/learn/nowhere/';
    link.textContent = 'to nowhere';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'to nowhere' }).click();
  await page.waitForFunction(() => document.title === 'Page Not Found | StyleX');
  expect(await headingOf(page)).toBe('Page Not Found');
  expect(new URL(page.url()).pathname).toBe('/docs/learn/nowhere/');
});

test('a click with a modifier key is left to the browser', { tags: 'variants' }, async () => {
  const page = await openHydrated(site, '/docs/learn/');
  const opened = page.context().waitForEvent('page');
  await sidebarLink(page, 'Installation').click({ modifiers: ['Control'] });
  await (await opened).waitForURL('**/docs/learn/installation/');
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
});

test('S2.23 the skip link is the first tab stop and leads to the main content', async () => {
  const page = await site.open('/docs/learn/');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  const box = await link.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0).toBe(true);
  await page.keyboard.press('Enter');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('S2.28 opening a category leaves the others as they are', { tags: 'variants' }, async () => {
  const page = await openHydrated(site, '/docs/learn/theming/using-variables/');
  await page.locator('summary', { hasText: 'Recipes' }).click();
  await sidebarLink(page, 'Variants').waitFor();
  expect(await sidebarLink(page, 'Using variables').isVisible()).toBe(true);
  expect(await sidebarLink(page, 'Using styles').isVisible()).toBe(false);
});

test('S2.28 a category opens when one of its pages is reached by a link outside the sidebar', async () => {
  const page = await openHydrated(site, '/docs/learn/installation/');
  expect(await sidebarLink(page, 'Defining styles').isVisible()).toBe(false);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Defining styles').click();
  await page.waitForFunction(() => document.title.startsWith('Defining styles'));
  await sidebarLink(page, 'Defining styles').waitFor();
});
