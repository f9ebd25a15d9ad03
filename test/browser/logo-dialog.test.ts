import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { collectRequests, letPass, openSite } from './site-in-browser.ts';

const site = openSite();

const brand = (page: Page) => page.locator('nav[aria-label=Main] [data-brand]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Logo and assets' });
const inSection = (page: Page, section: string, name: string) =>
  dialog(page).getByRole('region', { name: section }).getByRole('button', { name });

async function openDialog(): Promise<Page> {
  const page = await site.open('/docs/learn/');
  await brand(page).click({ button: 'right' });
  await dialog(page).waitFor();
  return page;
}

test('S2.26 a right click on the brand opens a dialog with the logo files', async () => {
  const page = await openDialog();
  expect(await dialog(page).evaluate((own) => own.matches('dialog:modal'))).toBe(true);
  expect(await dialog(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Dark Mode',
    'Light Mode',
    'Assets',
  ]);
  expect(await dialog(page).getByRole('button').allInnerTexts()).toEqual([
    'Logo SVG',
    'Copy SVG Code',
    'Logo SVG',
    'Copy SVG Code',
    'Cover Photo',
    'Close',
  ]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Logo SVG');
  const place = await dialog(page).boundingBox();
  expect([place?.x, place?.y, place?.width]).toEqual([20, 60, 260]);
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ['Close', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click outside', (page) => page.mouse.click(900, 600)],
];

test.each(someOf('variants', ways))(
  'S2.26 %s closes the dialog, and the focus returns to the brand',
  async (_, close) => {
    const page = await openDialog();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await close(page);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await brand(page).evaluate((own) => own === document.activeElement)).toBe(true);
  },
);

test('S2.26 Shift+F10 on the brand opens the dialog', { tags: 'variants' }, async () => {
  const page = await site.open('/docs/learn/');
  await brand(page).focus();
  await page.keyboard.press('Shift+F10');
  await dialog(page).waitFor();
});

test('S2.26 a long press on the brand opens the dialog and does not navigate', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/', { hasTouch: true });
  const box = await brand(page).boundingBox();
  const point = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 15 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await dialog(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(new URL(page.url()).pathname).toBe('/docs/learn/');
  // The browser treats the end of the touch as a click on what is then under the finger.
  await letPass(page, 300);
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(900, 600);
  await dialog(page).waitFor({ state: 'detached' });
});

test('S7.6 logo files are requested only when their buttons are pressed, and saved under their names', async () => {
  const page = await site.open('/docs/learn/');
  const requests = collectRequests(page);
  await brand(page).click({ button: 'right' });
  await dialog(page).waitFor();
  expect(requests.filter((url) => url.includes('large') || url.includes('cover'))).toEqual([]);
  const saved = async (section: string, name: string) => {
    const download = page.waitForEvent('download');
    await inSection(page, section, name).click();
    return (await download).suggestedFilename();
  };
  expect(await saved('Dark Mode', 'Logo SVG')).toBe('stylex-logo-large-dark.svg');
  expect(await saved('Light Mode', 'Logo SVG')).toBe('stylex-logo-large-light.svg');
  expect(await saved('Assets', 'Cover Photo')).toBe('stylex-cover-photo.png');
  const asked = requests
    .filter((url) => /large|cover/.test(url))
    .map((url) => new URL(url).pathname);
  expect(asked).toEqual([
    '/img/stylex-logo-large-dark.svg',
    '/img/stylex-logo-large-light.svg',
    '/img/stylex-cover-photo.png',
  ]);
});

test('S2.26 X8 X17 the SVG code of a logo is copied, and the dialog confirms it', async () => {
  const context = await site.visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/docs/learn/');
  await brand(page).click({ button: 'right' });
  await inSection(page, 'Light Mode', 'Copy SVG Code').click();
  await dialog(page).getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await page.evaluate(async () =>
    (await fetch('/img/stylex-logo-large-light.svg')).text(),
  );
  expect(copied).toBe(file);
  expect(copied).toMatch(/^<svg /);
});

async function collectFailures(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  return told;
}

test('S8.7 X9 a clipboard that rejects and a logo file that fails to load are logged', async () => {
  const page = await (await site.visit()).newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => {
      throw new Error('refused');
    };
  });
  const told = await collectFailures(page);
  await page.goto('/docs/learn/');
  await brand(page).click({ button: 'right' });
  await inSection(page, 'Dark Mode', 'Copy SVG Code').click();
  await expect
    .poll(() => told.filter((text) => text.startsWith('Failed to copy SVG:')))
    .toEqual([expect.stringContaining('refused')]);
  await dialog(page).getByText('could not be copied').waitFor();
  await page.route('**/img/stylex-logo-large-light.svg', (route) => route.fulfill({ status: 500 }));
  await inSection(page, 'Light Mode', 'Copy SVG Code').click();
  await expect
    .poll(() => told.filter((text) => text.startsWith('Failed to copy SVG:')))
    .toHaveLength(2);
});
