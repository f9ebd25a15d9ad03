import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, codeOf, notice, previewOf, say, waitUntilKept, write } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

const told = 'Another tab changed this project too. Both versions are saved: see Examples.';

test('S2.3 two tabs that edit a saved project keep both versions, and both say so', async () => {
  const context = await site.visit();
  const first = await context.newPage();
  await first.goto('/playground/');
  await write(first, say('Begun'));
  await waitUntilKept(first, 'Begun');
  const second = await context.newPage();
  await second.goto('/playground/');
  await previewOf(second).getByText('Begun', { exact: true }).waitFor();
  await write(second, say('Second'));
  await waitUntilKept(second, 'Second');
  await notice(first, told).waitFor();
  await notice(second, told).waitFor();
  await waitUntilKept(second, 'Begun');
  await write(first, say('First'));
  await waitUntilKept(first, 'First');
  await waitUntilKept(first, 'Second');
  for (const [page, word] of [
    [first, 'First'],
    [second, 'Second'],
  ] as const) {
    await page.bringToFront();
    await page.reload();
    await previewOf(page).getByText(word, { exact: true }).waitFor();
  }
});

test('S2.3 two tabs that edit the same example keep both versions, and both say so', {
  tags: 'variants',
}, async () => {
  const [first, second] = await openTwice();
  await write(first, say('First'));
  await waitUntilKept(first, 'First');
  await write(second, say('Second'));
  for (const page of [first, second]) await notice(page, told).waitFor();
  await waitUntilKept(first, 'First');
  await waitUntilKept(first, 'Second');
});

test('S2.3 two tabs that edit different examples say nothing of each other', {
  tags: 'variants',
}, async () => {
  const [first, second] = await openTwice('', '#example=variants');
  await write(first, say('First'));
  await waitUntilKept(second, 'First');
  await write(second, say('Second'));
  await waitUntilKept(first, 'Second');
  await write(first, say('Third'));
  await waitUntilKept(second, 'Third');
  for (const page of [first, second]) expect(await notice(page, told).count()).toBe(0);
});

test('S2.3 a project that another tab deletes stays in the tab that edits it, which says nothing', {
  tags: 'variants',
}, async () => {
  const [first, second] = await openTwice('', '#example=variants');
  await write(first, say('First'));
  await waitUntilKept(second, 'First');
  await button(second, 'Examples').click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete / })
    .click();
  // It has forgotten the project itself, so the other tab has written it again.
  await waitUntilKept(second, 'First');
  expect(await notice(first, told).count()).toBe(0);
});

/** Opens the playground in two tabs of one visitor. */
async function openTwice(...addresses: string[]): Promise<[Page, Page]> {
  const context = await site.visit();
  const open = async (address = '') => {
    const page = await context.newPage();
    await page.goto(`/playground/${address}`);
    await codeOf(page).waitFor();
    return page;
  };
  return [await open(addresses[0]), await open(addresses[1])];
}
