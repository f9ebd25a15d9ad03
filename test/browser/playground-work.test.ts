import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  codeOf,
  firstWords,
  notice,
  openPlayground,
  previewOf,
  say,
  tab,
  textOf,
  waitUntilKept,
  write,
} from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

const examples = [
  'variants',
  'themes',
  'keyframes',
  'card',
  'states',
  'context',
  'fallbacks',
  'light-dark',
  'media-constants',
];

const goTo = (page: Page, hash: string) =>
  page.evaluate((address) => {
    location.hash = address;
  }, hash);

/** Fills up the storage of the browser. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        const before = localStorage.getItem('filler') ?? '';
        localStorage.setItem('filler', before + 'x'.repeat(size));
      } catch {
        // A smaller part may fit.
      }
    }
  });

test('S2.3 after nine edited projects the first is still saved', { tags: 'variants' }, async () => {
  const page = await openPlayground(site, '#example=variants');
  await tab(page, 'Button.tsx').waitFor();
  for (const name of examples) {
    await goTo(page, `#example=${name}`);
    await expect.poll(() => textOf(page)).not.toContain('Edited');
    await write(page, say(`Edited ${name}`));
    await waitUntilKept(page, `Edited ${name}`);
  }
  await button(page, 'Examples').click();
  const saved = page.getByRole('dialog').locator('.kept li');
  await saved.first().waitFor();
  expect(await saved.count()).toBe(examples.length - 1);
  await saved.last().getByRole('button').first().click();
  await previewOf(page).getByText(`Edited ${examples[0]}`, { exact: true }).waitFor();
});

test('S2.3 when storage is full the playground says so, and keeps the work while the page is open', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, say('Earlier'));
  await waitUntilKept(page, 'Earlier');
  await goTo(page, '#example=variants');
  await tab(page, 'Button.tsx').waitFor();
  await fillStorage(page);
  await write(page, `${say('Later')} // ${'long '.repeat(200)}`);
  const full = notice(page, 'Your work is not saved: this browser’s storage is full.');
  await full.waitFor();
  const downloaded = page.waitForEvent('download');
  await full.getByRole('button', { name: 'Download' }).click();
  await downloaded;
  await waitUntilKept(page, 'Earlier');
  await goTo(page, '#example=themes');
  await notice(page, 'Unsaved work from').getByRole('button', { name: 'Resume' }).click();
  await previewOf(page).getByText('Later', { exact: true }).waitFor();
  await page.keyboard.press('Shift');
  const asked = page.waitForEvent('dialog');
  const left = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await previewOf(page).getByText('Later', { exact: true }).waitFor();
  await page.evaluate(() => localStorage.removeItem('filler'));
  await codeOf(page).press('Control+End');
  await page.keyboard.type(' // more');
  await waitUntilKept(page, 'more');
  await expect.poll(() => full.count()).toBe(0);
});

test('S2.3 when storage is blocked the playground says so, and the work survives opening an example', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit()).newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/playground/');
  await write(page, say('Mine'));
  await notice(page, 'Your work is not saved: this browser blocks storage.').waitFor();
  await goTo(page, '#example=variants');
  await tab(page, 'Button.tsx').waitFor();
  await page.goBack();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
  await notice(page, 'Your saved version is open.').waitFor();
});

test('S2.3 “Start over” can be undone by keyboard, which restores files, names and the open file', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await tab(page, 'tokens.stylex.ts').click();
  await button(page, 'Rename file').click();
  await page.getByLabel('File name').fill('theme/mine.stylex.ts');
  await button(page, 'Rename').click();
  await waitUntilKept(page, 'theme/mine.stylex.ts');
  await page.reload();
  await notice(page, 'Restored from your last visit.').waitFor();
  await codeOf(page).press('Control+End');
  await page.keyboard.type('// Mine');
  await button(page, 'Start over').focus();
  await page.keyboard.press('Enter');
  await tab(page, 'tokens.stylex.ts').waitFor();
  await notice(page, 'Started over. Your version is saved.').waitFor();
  expect(await textOf(page)).not.toContain('Mine');
  await page.keyboard.press('Enter');
  const own = tab(page, 'theme/mine.stylex.ts');
  await own.waitFor();
  expect(await own.getAttribute('aria-selected')).toBe('true');
  expect(await textOf(page)).toContain('// Mine');
  await page.reload();
  await own.waitFor();
  expect(await textOf(page)).toContain('// Mine');
});

test('S2.3 “Start over” lasts after a reload, and the previous version is saved', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, say('Mine'));
  await page.reload();
  await codeOf(page).press('Control+End');
  await page.keyboard.type('// and more');
  await button(page, 'Start over').click();
  await previewOf(page).getByText(firstWords).waitFor();
  await page.reload();
  await previewOf(page).getByText(firstWords).waitFor();
  await notice(page, 'Unsaved work from').getByRole('button', { name: 'Resume' }).click();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
  expect(await textOf(page)).toContain('// and more');
});

test('S2.3 opening an example over edited work offers to resume the work', async () => {
  const page = await openPlayground(site);
  await write(page, say('Mine'));
  await button(page, 'Examples').click();
  await page.getByRole('dialog').getByRole('link').filter({ hasText: 'Keyframes' }).click();
  await expect.poll(() => textOf(page)).toContain('stylex.keyframes');
  await notice(page, /^Unsaved work from \d+:\d\d.[AP]M\./)
    .getByRole('button', { name: 'Resume' })
    .click();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
});

test('S2.3 deleting a saved project can be undone', { tags: 'variants' }, async () => {
  const page = await openPlayground(site);
  await write(page, say('Mine'));
  await waitUntilKept(page, 'Mine');
  await goTo(page, '#example=variants');
  await tab(page, 'Button.tsx').waitFor();
  await button(page, 'Examples').click();
  const saved = page.getByRole('dialog').locator('.kept');
  await saved.getByRole('button', { name: /^Delete / }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground'))).toBe('[]');
  await saved.getByRole('button', { name: /^Undo deleting App.tsx, tokens.stylex.ts, / }).waitFor();
  await page.keyboard.press('Enter');
  await saved.getByRole('button', { name: /^App.tsx, tokens.stylex.ts, / }).click();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
});

test('S2.3 X58 a damaged link over edited work is reported, and the work stays', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, say('Mine'));
  await goTo(page, '#v5.q1YqLVayUkpUslIyMtBRKk5V0lHKSVWqBQA.AAAA');
  await notice(
    page,
    'This link is damaged: part of it was changed or cut off. Copy the whole link again.',
  ).waitFor();
  await previewOf(page).getByText('Mine', { exact: true }).waitFor();
});
