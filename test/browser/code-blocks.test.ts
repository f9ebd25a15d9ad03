import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, keepsMark, markWindow, openSite } from './site-in-browser.ts';

const site = openSite();

const tabsOf = (page: Page) => page.locator('main .tabs').first();
const panelTexts = (page: Page) =>
  tabsOf(page).getByRole('tabpanel').locator('code').allTextContents();

test('tabs show one panel, and a click on a tab selects it in all groups of the page', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/installation/');
  const tabs = tabsOf(page);
  expect(await tabs.getByRole('tab').allTextContents()).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(await panelTexts(page)).toEqual(['npm install @stylexjs/stylex@0.13.1']);
  await tabs.getByRole('tab', { name: 'pnpm', exact: true }).click();
  expect(await panelTexts(page)).toEqual(['pnpm add @stylexjs/stylex@0.13.1']);
  const groups = page.locator('main .tabs[data-group]');
  const chosen = groups.locator('[role=tab][aria-selected=true]');
  expect([...new Set(await chosen.allTextContents())]).toEqual(['pnpm']);
  expect(await chosen.count()).toBe(await groups.count());
});

test('the address of a heading in a tab selects the tab, and a press on another names that, which then counts', async () => {
  const page = await site.open('/docs/learn/installation/#configure-postcss');
  const heading = page.getByRole('heading', { name: 'Configure PostCSS' });
  await heading.waitFor();
  const choice = page.locator('.tabs[data-query=bundler] > [role=tablist]');
  expect(await choice.getByRole('tab', { selected: true }).textContent()).toBe('webpack');
  await choice.getByRole('tab', { name: 'Rollup' }).click();
  expect(await heading.isVisible()).toBe(false);
  expect(new URL(page.url()).search).toBe('?bundler=rollup');
  await page.reload();
  await page.waitForLoadState('load');
  expect(await choice.getByRole('tab', { selected: true }).textContent()).toBe('Rollup');
});

test('S2.17 the arrow keys move through tabs and wrap around, and Enter selects', async () => {
  const page = await site.open('/docs/learn/installation/');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await tabsOf(page).getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('yarn');
  await page.keyboard.press('End');
  expect(await focused()).toBe('bun');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('npm');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await panelTexts(page)).toEqual(['bun add @stylexjs/stylex@0.13.1']);
});

test('X20 X47 a chosen package manager is remembered on other pages and after a reload', async () => {
  const page = await site.open('/docs/learn/installation/');
  await hydrate(page);
  await markWindow(page);
  await tabsOf(page).getByRole('tab', { name: 'yarn', exact: true }).click();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('yarn');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Ecosystem' }).click();
  await page.waitForFunction(() => document.title === 'Ecosystem | StyleX');
  expect(await keepsMark(page)).toBe(true);
  const selected = page.locator('main').getByRole('tab', { selected: true });
  await selected.first().waitFor();
  expect([...new Set(await selected.allTextContents())]).toEqual(['yarn']);
  await page.goto('/docs/learn/installation/');
  expect(await panelTexts(page)).toEqual(['yarn add @stylexjs/stylex@0.13.1']);
});

test('a tab selected before hydration stays selected, and tabs keep working', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/learn/installation/');
  await tabsOf(page).getByRole('tab', { name: 'bun', exact: true }).click();
  await hydrate(page);
  expect(await panelTexts(page)).toEqual(['bun add @stylexjs/stylex@0.13.1']);
  await tabsOf(page).getByRole('tab', { name: 'npm', exact: true }).click();
  expect(await panelTexts(page)).toEqual(['npm install @stylexjs/stylex@0.13.1']);
});

test('S2.17 the copy button copies its block and says so for a second', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open('/docs/api/javascript/create/', { permissions });
  const block = page.locator('main .code-block').first();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await block.hover();
  const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
  await copy.click();
  const copied = block.getByRole('button', { name: 'Copied' });
  await copied.waitFor();
  await page.clock.runFor(999);
  expect(await copied.count()).toBe(1);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await block.locator('code').textContent());
  expect(text.length).toBeGreaterThan(10);
  await page.clock.runFor(1);
  await copy.waitFor();
});

test.each([
  ['/docs/guides/errors/', 'diff'],
  ['/docs/guides/tutorial/states/', 'tsx'],
])('on %s a selected block and its button give the same code to run', async (route, language) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open(route, { permissions });
  const block = page.locator(`main .code-block[data-language=${language}]:has([data-copy][value])`);
  await block.first().hover();
  await block.first().getByRole('button', { name: 'Copy code to clipboard' }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  const pressed = await read();
  expect(pressed).not.toMatch(/^[-+] /m);
  const code = block.first().locator('code');
  expect(pressed.length).toBeLessThan((await code.textContent())?.length ?? 0);
  await code.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+C');
  await expect.poll(async () => (await read()).trimEnd()).toBe(pressed);
});

test('a screen reader hears whether code was copied, each time', { tags: 'variants' }, async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await site.open('/docs/api/javascript/create/', { permissions });
  const copy = page.locator('main .code-block [data-copy]').first();
  const heard = await listen(page);
  await copy.focus();
  for (const times of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => heard).toEqual(Array(times).fill('Copied'));
  }
});

test('code that the browser refuses to copy is selected, and a screen reader hears so', async () => {
  const context = await site.visit();
  // As on a page without HTTPS.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const page = await context.newPage();
  await page.goto('/docs/api/javascript/create/');
  const block = page.locator('main .code-block').first();
  const heard = await listen(page);
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect
    .poll(() => heard)
    .toEqual(['Copying is blocked. The code is selected: press Ctrl+C.']);
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.trim()).toBe((await block.locator('code').innerText()).trim());
});

/** Collects what screen readers announce: the texts that are added to status elements. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    const [, text] = /^heard: (.*)$/.exec(message.text()) ?? [];
    if (text) heard.push(text);
  });
  await page.evaluate(() =>
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (!(target instanceof Element) || target.role !== 'status') continue;
        for (const { textContent } of addedNodes) console.debug(`heard: ${textContent}`);
      }
    }).observe(document, { childList: true, subtree: true }),
  );
  return heard;
}

test('every code block has a copy button on a page reached by a link', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/api/');
  await hydrate(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.locator('summary', { hasText: 'JavaScript API' }).click();
  await sidebar.getByRole('link', { name: 'stylex.create', exact: true }).click();
  await page.waitForFunction(() => document.title === 'stylex.create | StyleX');
  const blocks = await page.locator('main .code-block').count();
  await expect
    .poll(() => page.getByRole('button', { name: 'Copy code to clipboard' }).count())
    .toBe(blocks);
  expect(blocks).toBeGreaterThan(1);
});
