import { expect, test } from 'vitest';
import { button, codeOf, firstWords, notice, previewOf, tab } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

/** Opens the playground, and holds the script of the code editor back until `resolve` is called. */
async function openWithoutEditor() {
  const page = await (await site.visit()).newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/playground-code-*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/playground/');
  return { page, resolve };
}

test('X58 picture and code of the first project show while the script of the code editor is missing', async () => {
  const { page, resolve } = await openWithoutEditor();
  await previewOf(page).getByText(firstWords).waitFor();
  const early = page.locator('.early-code');
  expect(await early.innerText()).toContain("import * as stylex from '@stylexjs/stylex';\n");
  resolve();
  await codeOf(page).waitFor();
  expect(await early.count()).toBe(0);
});

test('X36 X58 presses before the script of the code editor has loaded take effect in order once it has', async () => {
  const { page, resolve } = await openWithoutEditor();
  const early = page.locator('.early-code');
  await tab(page, 'tokens.stylex.ts').click();
  await expect.poll(() => early.innerText()).toContain('define');
  await button(page, 'Delete file').click();
  expect(await notice(page, 'was deleted').count()).toBe(0);
  resolve();
  await notice(page, 'tokens.stylex.ts was deleted.').waitFor();
  expect(await page.getByRole('tablist', { name: 'Files' }).getByRole('tab').count()).toBe(1);
});

test('X58 the focus moves from the waiting text to the code editor', async () => {
  const { page, resolve } = await openWithoutEditor();
  await page.locator('.early-code').click();
  resolve();
  await expect.poll(() => codeOf(page).evaluate((code) => code.matches(':focus'))).toBe(true);
});
