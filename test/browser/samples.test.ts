import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolationsInBothModes } from './find-violations.ts';
import { collectRequests, hydrate, openSite, phone } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/learn/recipes/variants/';

/** The first sample of a page whose component can be shown. */
const sampleOf = (page: Page) => page.locator('.sample:has([value="shown"])').first();
const openRules = async (sample: ReturnType<typeof sampleOf>) => {
  await sample.locator('summary').click();
  await sample.getByRole('radio', { name: 'Rules' }).check();
};
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((hosts) =>
    hosts.map((host) => {
      const shown = host.shadowRoot?.querySelector('[class]');
      return shown ? getComputedStyle(shown).backgroundColor : undefined;
    }),
  );

test('without scripts a sample can be opened and its panes selected', async () => {
  const page = await site.open(route, { javaScriptEnabled: false });
  const sample = sampleOf(page);
  await sample.locator('summary').click();
  for (const [label, pane] of [
    ['JavaScript', '.pane-js'],
    ['Component', '.pane-shown'],
    ['Rules', '.pane-rules'],
  ] as const) {
    await sample.getByRole('radio', { name: label }).check();
    await expect.poll(() => sample.locator('[class^=pane-]:visible').count()).toBe(1);
    expect(await sample.locator(pane).isVisible()).toBe(true);
  }
});

test('without scripts a style sheet can be shown in layers, with :not() and one rule at a time', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/api/configuration/postcss-plugin/', {
    javaScriptEnabled: false,
  });
  const sample = page.locator('.sample:has(.notations)');
  await openRules(sample);
  const shown = () => sample.locator('.notations > div:visible').textContent();
  for (const [label, text] of [
    ['In layers', '@layer priority1'],
    ['By :not(#\\#)', ':hover:not(#\\#)'],
    ['One by one', 'Class Declaration'],
  ] as const) {
    await sample.getByRole('radio', { name: label }).check();
    await expect.poll(shown).toContain(text);
  }
});

test('print shows all panes of an open sample and no controls', { tags: 'variants' }, async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await sample.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => sample.locator('[class^=pane-]:visible').count()).toBe(3);
  await expect.poll(() => page.locator('.sample :is(.switch, a):visible').count()).toBe(0);
  await expect.poll(() => page.locator('.became:not([open]):visible').count()).toBe(0);
});

test('a class name beside its declaration is not broken across lines', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/guides/tutorial/variants/', phone);
  await openRules(sampleOf(page));
  const classes = page.locator('.became[open] .rules li > code:nth-last-of-type(2)');
  const brokenOnes = () =>
    classes.evaluateAll((codes) =>
      codes.flatMap((code) => {
        const range = document.createRange();
        range.selectNodeContents(code);
        return range.getClientRects().length > 1 ? [code.textContent] : [];
      }),
    );
  await expect.poll(() => classes.first().isVisible()).toBe(true);
  expect(await brokenOnes()).toEqual([]);
});

test('hovering a line highlights its rules, and hovering a rule highlights its lines', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await openRules(sample);
  const line = sample.locator('pre [data-r="1"]').first();
  const rule = sample.locator('li[data-r="1"]');
  const groundOf = (part: typeof line) => part.evaluate((each) => getComputedStyle(each).boxShadow);
  await line.hover();
  await expect.poll(() => groundOf(rule)).not.toBe('none');
  await rule.hover();
  await expect.poll(() => groundOf(line)).not.toBe('none');
});

test('by keyboard the rules are one tab stop, within which arrow keys, Home and End move', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await openRules(sample);
  const code = page.waitForRequest(/sample-lines/);
  await sample.locator('li[data-r="1"]').focus();
  await code;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-r'));
  // The script that handles the keys may still be loading.
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return focused();
    })
    .not.toBe('1');
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe('1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('2');
  expect(await sample.locator('li[tabindex="0"]').count()).toBe(1);
  const [width = 0, offset = 0] = await sample.locator('li:focus').evaluate((rule) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(rule);
    return [outlineWidth, outlineOffset].map(Number.parseFloat);
  });
  // The frame cuts off an outline that exceeds it.
  expect([width, width + offset]).toEqual([2, 0]);
});

test('a tap on a line highlights it, and another tap removes the highlight', {
  tags: 'variants',
}, async () => {
  const page = await site.open(route, { ...phone, hasTouch: true });
  const sample = sampleOf(page);
  await openRules(sample);
  const line = sample.locator('pre [data-r]').first();
  await line.tap();
  await expect.poll(() => line.getAttribute('class')).toContain('lit');
  await line.tap();
  await expect.poll(() => line.getAttribute('class')).not.toContain('lit');
});

test('components follow the light and the dark mode, and are shown again after Back', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/');
  const requests = collectRequests(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await hydrate(page);
  await page.goto('/');
  const live = '.live > div';
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => coloursOf(page, live)).toEqual(Array(4).fill('rgb(38, 33, 48)'));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => coloursOf(page, live)).toEqual(Array(4).fill('rgb(255, 255, 255)'));
  await hydrate(page);
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Introduction to StyleX');
  await page.goBack();
  await expect.poll(() => coloursOf(page, live)).toEqual(Array(4).fill('rgb(255, 255, 255)'));
  expect(requests.some((url) => url.includes('attach-shadows'))).toBe(true);
  expect(told.filter((text) => text.includes('shadowrootmode'))).toEqual([]);
});

test('axe finds nothing wrong with open samples in both modes', {
  tags: 'pages',
}, async () => {
  const page = await site.open(route);
  for (const summary of await page.locator('.became summary').all()) await summary.click();
  for (const label of ['Rules', 'Component']) {
    await sampleOf(page).getByRole('radio', { name: label }).check();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  }
  await page.goto('/docs/api/configuration/postcss-plugin/');
  const sample = page.locator('.sample:has(.notations)');
  await openRules(sample);
  await sample.getByRole('radio', { name: 'In layers' }).check();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
