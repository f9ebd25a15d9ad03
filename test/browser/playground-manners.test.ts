import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, codeOf, firstWords, openPlayground, previewOf, tab } from './playground-page.ts';
import { letPass, openSite, phone } from './site-in-browser.ts';

const site = openSite();

const topOf = async (page: Page) => (await page.locator('.panes').boundingBox())?.y;

test('S2.3 a preview width that does not fit is scaled, and the scale shows without a layout shift', {
  tags: 'pages',
}, async () => {
  const page = await openPlayground(site);
  await previewOf(page).getByText(firstWords).waitFor();
  const before = await page.locator('.stage-frame').boundingBox();
  await page.getByRole('radio', { name: '768' }).check();
  await page.getByText(/^Scaled to \d\d%$/).waitFor();
  await expect.poll(() => previewOf(page).evaluate(() => innerWidth)).toBe(766);
  const stage = await page.locator('.stage iframe').boundingBox();
  const place = await page.locator('.stage-frame').boundingBox();
  expect(place).toEqual(before);
  expect(stage?.width).toBeLessThanOrEqual(place?.width ?? 0);
  expect(Math.round(stage?.height ?? 0)).toBe(Math.round(place?.height ?? 1));
  await page.getByRole('radio', { name: 'Full' }).check();
  await expect.poll(() => page.locator('.scale').innerText()).toBe('');
});

test.each([
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 996, height: 800 } },
  phone,
])(
  'S2.3 a notice causes no layout shift ($viewport.width px)',
  { tags: 'variants' },
  async (options) => {
    const before = await topOf(await openPlayground(site, '', options));
    const page = await openPlayground(site, '?example=nothing', options);
    await page.getByText('There is no example “nothing”.').waitFor();
    expect(await topOf(page)).toBe(before);
    await button(page, 'Dismiss').click();
    expect(await topOf(page)).toBe(before);
  },
);

test('S2.3 “Copy link” confirms the copy, to screen readers too, and does not shrink', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  const widthOf = async () => (await page.locator('button.main').boundingBox())?.width;
  const before = await widthOf();
  const status = page.getByRole('status').filter({ hasText: 'Link copied' });
  // Both show for a moment only.
  const told = Promise.all([
    button(page, 'Link copied').waitFor(),
    status.waitFor({ state: 'attached' }),
  ]);
  await button(page, 'Copy link').click();
  await told;
  expect(await widthOf()).toBeGreaterThanOrEqual(before ?? 0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/playground/#');
  await button(page, 'Copy link').waitFor();
});

test('S2.3 the hint on how to leave the editor shows after Tab has moved the focus there', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  const hint = page.getByText('Press Escape, then Tab to leave the editor.');
  const isSeen = () => hint.evaluate((element) => getComputedStyle(element).clipPath === 'none');
  await codeOf(page).click();
  expect(await isSeen()).toBe(false);
  await button(page, 'Delete file').focus();
  await page.keyboard.press('Tab');
  await expect.poll(isSeen).toBe(true);
  await page.keyboard.type('a');
  expect(await isSeen()).toBe(false);
});

test('S2.3 a touch of the editor shows no hint for keyboards', { tags: 'variants' }, async () => {
  const page = await openPlayground(site, '', { ...phone, hasTouch: true, isMobile: true });
  await previewOf(page).getByText(firstWords).waitFor();
  const box = await page.locator('.cm-line').nth(2).boundingBox();
  const point = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 5 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await letPass(page, 100);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.cm-content:focus').waitFor();
  const hint = page.getByText('Press Escape, then Tab to leave the editor.');
  expect(await hint.evaluate((element) => getComputedStyle(element).clipPath)).not.toBe('none');
});

test('S2.3 the wrapped part of a line is indented below its start', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await codeOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(`const a = {\n    b: '${'word '.repeat(40)}',\n};`);
  const lefts = () =>
    page
      .locator('.cm-line')
      .nth(1)
      .evaluate((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...new Set([...range.getClientRects()].map(({ left }) => Math.round(left)))];
      });
  const [blanks = 0, ...others] = (await lefts()).sort((a, b) => a - b);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((left) => left > blanks + 30)).toBe(true);
});

test('S2.3 commands have unique keyboard shortcuts, listed under “?”', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await previewOf(page).getByText(firstWords).waitFor();
  await tab(page, 'App.tsx').focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const keys = await list.locator('kbd').allInnerTexts();
  const chords = keys.filter((key) => key.startsWith('Alt+Shift+'));
  expect(chords).toHaveLength(16);
  expect(new Set(keys).size).toBe(keys.length);
  await page.keyboard.press('Escape');
  await codeOf(page).focus();
  await page.keyboard.press('Alt+Shift+4');
  expect(await tab(page, 'JavaScript').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Alt+Shift+E');
  await page.getByRole('dialog', { name: 'Examples' }).waitFor();
  await page.keyboard.press('Escape');
  await codeOf(page).focus();
  await page.keyboard.type('?');
  expect(await list.count()).toBe(0);
});

test('on a phone the text of every field is large enough that Safari does not zoom into it', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site, '', { ...phone, hasTouch: true, isMobile: true });
  await button(page, 'Rename file').click();
  const fields = [codeOf(page), page.getByRole('dialog').getByRole('textbox')];
  for (const field of fields) {
    const size = await field.evaluate((element) => getComputedStyle(element).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  }
});
