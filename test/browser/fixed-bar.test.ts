import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownConfig } from '../../bench/sites/own-config.ts';
import { findViolations, findViolationsInBothModes } from './find-violations.ts';
import { waitForHydration } from './site-in-browser.ts';
import { openVariant } from './site-variants.ts';

const site = openVariant('fixed-bar', {
  title: 'A library with a name of many words',
  baseUrlIssueBanner: false,
  colorMode: { default: 'light', disableSwitch: true, respectSystem: true },
  navbar: {
    hideOnScroll: false,
    style: 'primary',
    items: [],
  },
  footer: {
    style: 'dark',
    links: [
      { label: 'Guide', to: '/docs/guide/' },
      { html: '<a href="/blog/">Raw</a>' },
      { label: 'GitHub', href: 'https://github.com/' },
      {
        label: 'Beside',
        href: 'https://example.com/',
        target: '_self',
        rel: 'me',
        className: 'own',
      },
    ],
    logo: { src: '/img/logo.svg', alt: 'The logo', href: '/' },
    copyright: 'Copyright <b>nobody</b>',
  },
  docs: {
    ...ownConfig.docs,
    autoCollapseCategories: true,
    hideableSidebar: false,
  },
});

const modeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('S4.5 X41 without a switch a stored choice is deleted, and ignored from the first frame', async () => {
  const page = await (await site.visit({ colorScheme: 'light' })).newPage();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body || 'testEarliest' in window) return;
      const { theme } = document.documentElement.dataset;
      Object.assign(window, { testEarliest: [theme, localStorage.getItem('theme')] });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/docs/guide/');
  expect(await page.evaluate(() => Reflect.get(window, 'testEarliest'))).toEqual(['light', null]);
  expect(await page.getByRole('button', { name: /dark and light/ }).count()).toBe(0);
});

test('S4.5 without a switch a mode stored by another tab is ignored, and the page follows the system mode', {
  tags: 'variants',
}, async () => {
  const context = await site.visit({ colorScheme: 'light' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/docs/guide/'), other.goto('/blog/')]);
  await one.evaluate(() => {
    addEventListener('storage', ({ newValue }) => {
      document.documentElement.dataset.testStored = newValue ?? '';
    });
  });
  for (const stored of ['dark', 'neither']) {
    await other.evaluate((mode) => localStorage.setItem('theme', mode), stored);
    await one.waitForFunction(
      (mode) => document.documentElement.dataset.testStored === mode,
      stored,
    );
    expect(await modeOf(one)).toBe('light');
    expect(await one.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
  }
  await one.emulateMedia({ colorScheme: 'dark' });
  await one.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
});

test('S3.1 a navbar in the primary colour is dark on a light page and has no axe violations', async () => {
  const page = await site.open('/docs/guide/', { colorScheme: 'light' });
  const schemeOf = (selector: string) =>
    page.locator(selector).evaluate((found) => getComputedStyle(found).colorScheme);
  expect([await schemeOf('nav[aria-label=Main]'), await schemeOf('html')]).toEqual([
    'dark',
    'light',
  ]);
  expect(await findViolations(page)).toEqual([]);
});

test.each(['/docs/category/shelf/', '/docs/tags/', '/docs/tags/long/'])(
  'axe finds nothing wrong with %s in both modes',
  { tags: 'variants' },
  async (route) => {
    const page = await site.open(route);
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await findViolationsInBothModes(page)).toEqual([]);
  },
);

test('S2.20 X6 a navbar that does not hide stays at the top while scrolling', async () => {
  const page = await site.open('/docs/guide/long/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => scrollY > 800);
  const { position, top } = await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((nav) => getComputedStyle(nav));
  expect([position, top]).toEqual(['sticky', '0px']);
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y).toBe(0);
});

test('S3.1 S3.3 without a logo the brand is the title of the site', async () => {
  const page = await site.open('/docs/guide/');
  expect(await page.locator('nav [data-brand]').first().innerText()).toBe(
    'A library with a name of many words',
  );
});

test('S3.1 X35 on a phone a long site title leaves room for the buttons of the navbar', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/guide/', { viewport: { width: 320, height: 640 } });
  const nav = page.getByRole('navigation', { name: 'Main' });
  const menu = await nav.getByRole('button', { name: 'Toggle navigation bar' }).boundingBox();
  const search = await nav.locator('[data-search-button]').boundingBox();
  expect(menu?.width).toBe(44);
  expect((search?.x ?? 320) + (search?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('S2.25 S3.2 a dark footer is a row of links and HTML items, and is dark in light and dark mode', async () => {
  const page = await site.open('/docs/guide/', { colorScheme: 'light' });
  const footer = page.locator('footer');
  const items = footer.locator('ul > li');
  expect((await items.allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    'Guide',
    'Raw',
    'GitHub',
    'Beside',
  ]);
  const beside = footer.locator('a.own[rel=me][target=_self]');
  expect(await beside.innerText(), 'not in a new tab').toBe('Beside');
  const separators = await items.evaluateAll((all) =>
    all.map((item) => getComputedStyle(item, '::before').content),
  );
  expect(separators[0]).toBe('none');
  expect(separators[1]).toContain('·');
  expect(await footer.innerText()).toContain('Copyright <b>nobody</b>');
  expect(await footer.getByRole('heading').count()).toBe(0);
  const ground = () => footer.evaluate((own) => getComputedStyle(own).backgroundColor);
  expect(await ground()).toMatch(/oklch\(0\.1/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  expect(await ground()).toMatch(/oklch\(0\.1/);
  expect(await footer.getByRole('link', { name: 'The logo' }).getAttribute('href')).toBe('/');
});

test('S2.28 opening a category closes its siblings', async () => {
  const page = await site.open('/docs/guide/');
  const categories = page.locator('.section-links details');
  const open = () => categories.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  await categories.nth(0).locator('summary').click();
  expect(await open()).toEqual([true, false, false]);
  await categories.nth(1).locator('summary').click();
  expect(await open()).toEqual([false, true, false]);
});

test('S4.6 without navbar links, home has no menu and the docs menu has no Back to main menu', {
  tags: 'variants',
}, async () => {
  const viewport = { width: 390, height: 844 };
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const home = await site.open('/', { viewport });
  expect(await toggle(home).isVisible()).toBe(false);
  const docs = await site.open('/docs/guide/', { viewport });
  await toggle(docs).click();
  await docs.getByRole('navigation', { name: 'Docs sidebar' }).waitFor();
  await waitForHydration(docs);
  expect(await docs.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0);
});

test('S2.2 a site can turn off the base URL banner', async () => {
  const page = await (await site.visit()).newPage();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await page.waitForLoadState('load');
  expect(await page.locator('#__site-base-url-issue-banner-container').count()).toBe(0);
  expect(await page.content()).not.toContain('base-url-issue');
});

test.each(['/blog/', '/blog/archive/', '/blog/tags/long/', '/docs/tags/long/'])(
  'S2.7 S2.8 X35 a long name in the list %s breaks between its words',
  { tags: 'variants' },
  async (route) => {
    const page = await site.open(route, { viewport: { width: 320, height: 640 } });
    const name = page.locator('main li a, main h2 a').filter({ hasText: 'A stylex.' });
    const lines = await name.evaluate((own) => {
      const found = new Map<number, string>();
      const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom } = range.getBoundingClientRect();
          found.set(bottom, (found.get(bottom) ?? '') + range);
        }
      }
      return [...found.values()];
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatch(/^(?:define|Vars|And|Consts|Of|Themes)/);
  },
);
