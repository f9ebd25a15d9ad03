import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolationsInBothModes } from './find-violations.ts';
import { hydrate, openSite, phone } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/learn/recipes/variants/';

/** The first sample of a page whose component can be shown. */
const sampleOf = (page: Page) => page.locator('.sample:has(.stages)').first();
const coloursOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((hosts) =>
    hosts.map((host) => {
      const shown = host.shadowRoot?.querySelector('[class]');
      return shown ? getComputedStyle(shown).backgroundColor : undefined;
    }),
  );

test('X69 without scripts a sample shows its component and its rules, and its JavaScript at a press', async () => {
  const page = await site.open(route, { javaScriptEnabled: false });
  const sample = sampleOf(page);
  expect(await coloursOf(page, '.stages [data-mode]')).not.toContain('rgba(0, 0, 0, 0)');
  const panes = () => sample.locator('[class^=pane-]:visible').getAttribute('class');
  expect(await panes()).toBe('pane-rules');
  await sample.getByRole('radio', { name: 'JavaScript' }).check();
  await expect.poll(panes).toBe('pane-js');
});

test('without scripts a style sheet can be shown in layers, with :not() and one rule at a time', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/api/configuration/postcss-plugin/', {
    javaScriptEnabled: false,
  });
  const sample = page.locator('.sample:has(.notations)');
  const shown = () => sample.locator('.notations > div:visible').textContent();
  for (const [label, text] of [
    ['In layers', '@layer priority1'],
    ['By :not(#\\#)', ':hover:not(#\\#)'],
    ['One by one', '.x'],
  ] as const) {
    await sample.getByRole('radio', { name: label }).check();
    await expect.poll(shown).toContain(text);
  }
});

test('print shows the chosen pane of a sample and no controls', { tags: 'variants' }, async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => sample.locator('[class^=pane-]:visible').count()).toBe(1);
  await expect.poll(() => page.locator('.sample :is(.switch, a):visible').count()).toBe(0);
});

test('a class name beside its declaration is not broken across lines', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/guides/tutorial/variants/', phone);
  const classes = page.locator('.atom > code:first-child');
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

test('hovering a line highlights its rules and elements, and hovering either highlights its lines', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
  const part = (selector: string) => sample.locator(selector).first();
  const [line, rule] = [part('pre [data-r="1"]'), part('li[data-r="1"]')];
  const element = part('.stages [data-mode] [class]');
  const isLit = (each: typeof line) => each.evaluate((one) => one.matches('.lit, [data-lit]'));
  await line.hover();
  await expect.poll(() => isLit(rule)).toBe(true);
  await rule.hover();
  await expect.poll(() => isLit(line)).toBe(true);
  await expect.poll(() => isLit(element)).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(() => isLit(line)).toBe(false);
  await element.hover();
  await expect.poll(() => isLit(line)).toBe(true);
});

test('what moves in a sample is played again at a press, and there is no button where nothing moves', async () => {
  const address = '/docs/guides/animation/';
  const still = await site.open(address, { reducedMotion: 'reduce' });
  const button = (page: Page) => page.getByRole('button', { name: 'Play again' });
  expect(await button(still).count()).toBe(0);
  const page = await site.open(address, { reducedMotion: 'no-preference' });
  const stage = page.locator('.stages', { has: button(page) }).first();
  const countMoving = (isEnded = false) =>
    stage.locator('[data-mode]').evaluateAll((hosts, isEnded) => {
      const animations = hosts.flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? []);
      if (isEnded) for (const animation of animations) animation.finish();
      return animations.filter(({ playState }) => playState === 'running').length;
    }, isEnded);
  await countMoving(true);
  expect(await countMoving()).toBe(0);
  await button(page).first().click();
  await expect.poll(() => countMoving()).toBeGreaterThan(0);
});

test('by keyboard the rules are one tab stop, within which arrow keys, Home and End move', async () => {
  const page = await site.open(route);
  const sample = sampleOf(page);
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
});

test('a tap on a line highlights it, and another tap removes the highlight', {
  tags: 'variants',
}, async () => {
  const page = await site.open(route, { ...phone, hasTouch: true });
  const sample = sampleOf(page);
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
  expect(told.filter((text) => text.includes('shadowrootmode'))).toEqual([]);
});

test('axe finds nothing wrong with samples in both modes', {
  tags: 'pages',
}, async () => {
  const page = await site.open(route);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await sampleOf(page).getByRole('radio', { name: 'JavaScript' }).check();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.goto('/docs/api/configuration/postcss-plugin/');
  const sample = page.locator('.sample:has(.notations)');
  await sample.getByRole('radio', { name: 'In layers' }).check();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
