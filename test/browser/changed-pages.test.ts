import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { collectErrors, openSite, phone, waitForHydration } from './site-in-browser.ts';

const site = openSite();

/** Translates as browsers do: wraps each text in elements and changes it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(Object.assign(document.createElement('font'), { textContent: `¡${text.data}!` }));
    }
  });

test('a page translated before hydration stays translated, and its links, search and mobile menu work', async () => {
  const page = await site.open('/docs/learn/');
  const errors = collectErrors(page);
  await translate(page);
  await page.locator('a[data-brand]:visible').hover();
  await waitForHydration(page);
  expect(await page.locator('main h1').textContent()).toBe('¡Introduction to StyleX!');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByPlaceholder('Search docs').fill('babel');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone.viewport);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const [section, main] = ['Docs sidebar', 'Main menu'].map((name) =>
    page.getByRole('navigation', { name }).getByRole('link').first(),
  );
  await section?.waitFor();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await main?.waitFor();
  expect(await section?.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await main?.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.locator('main h1').textContent()).toBe('¡Introduction to StyleX!');
  await page.locator('.section-links a[href="/docs/learn/installation/"]').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  expect(errors).toEqual([]);
});

test('links still work on a page translated after hydration', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/');
  await page.locator('a[data-brand]:visible').hover();
  await waitForHydration(page);
  await translate(page);
  for (const name of ['installation', 'ecosystem', 'static-types']) {
    await page.locator(`.section-links a[href="/docs/learn/${name}/"]`).click();
    await page.waitForURL(`**/${name}/`);
    await page.locator('main h1').first().waitFor();
    expect(await page.locator('main').innerText()).not.toContain('This page crashed');
  }
});

test.each(
  someOf(
    'variants',
    [
      ['popovers', () => Reflect.deleteProperty(HTMLElement.prototype, 'popover')],
      [
        'light-dark()',
        () => {
          CSS.supports = () => false;
        },
      ],
    ] as const,
    1,
  ),
)('in a browser without %s, no scripts run, links work and no alert shows', async (_, remove) => {
  const context = await site.visit();
  await context.addInitScript(remove);
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto('/docs/learn/');
  await page.locator('a[data-brand]:visible').hover();
  expect(await page.locator('html').getAttribute('data-js')).toBeNull();
  await page.locator('.section-links a[href="/docs/learn/installation/"]').click();
  await page.waitForFunction(() => document.title.startsWith('Installation'));
  expect(await page.locator('main h1').textContent()).toBe('Installation');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(errors).toEqual([]);
});
