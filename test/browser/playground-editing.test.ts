import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  codeOf,
  firstWords,
  openPlayground,
  previewOf,
  say,
  tab,
  textOf,
  write,
} from './playground-page.ts';
import { collectRequests, openSite, phone } from './site-in-browser.ts';

const site = openSite();

test('X26 an edit shows in the preview without a request to another origin', async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/playground/');
  await previewOf(page).getByText(firstWords).waitFor();
  await write(page, say('Hello'));
  await previewOf(page).getByText('Hello', { exact: true }).waitFor();
  const foreign = requests.filter(
    (url) => !url.startsWith(site.origin()) && !/^(?:blob|data):/.test(url),
  );
  expect(foreign).toEqual([]);
});

test('S2.3 Tab indents in the editor, and Escape followed by Tab leaves it', async () => {
  const page = await openPlayground(site);
  await write(page, 'a');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  expect(await textOf(page)).toBe('  a');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const isInCode = () => codeOf(page).evaluate((code) => code.matches(':focus'));
  expect(await isInCode()).toBe(false);
});

/** The name of the focused element, also inside a shadow tree. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inner = activeElement?.shadowRoot?.activeElement ?? activeElement;
    return inner?.getAttribute('aria-label') ?? inner?.textContent ?? '';
  });

test('S2.3 formatting a file is one undo step, and a syntax error is reported', async () => {
  const page = await openPlayground(site);
  await write(page, 'const a = { b:1 };export default () => <b>{a.b}</b>');
  await page.keyboard.press('Shift+Alt+F');
  const formatted = 'const a = { b: 1 }; export default () => <b>{a.b}</b>;';
  await expect.poll(() => textOf(page)).toContain(formatted);
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(page)).toContain('{ b:1 }');
  await write(page, 'const = 1;');
  await button(page, 'Format').click();
  await page.getByText('App.tsx was not formatted. Line 1:').waitFor();
});

test('S2.3 a stopped preview says so and can run again', { tags: 'variants' }, async () => {
  const page = await openPlayground(site);
  await previewOf(page).getByText(firstWords).waitFor();
  await button(page, 'Stop').click();
  await page.getByText('The preview was stopped.').waitFor();
  await button(page, 'Run again').click();
  await previewOf(page).getByText(firstWords).waitFor();
});

test('S2.3 a phone has tabs for code and output, and the preview is visible below the code', async () => {
  const page = await openPlayground(site, '', phone);
  expect(await tab(page, 'Code').getAttribute('aria-selected')).toBe('true');
  await previewOf(page).getByText(firstWords).waitFor();
  const box = await page.locator('.stage iframe').boundingBox();
  expect((box?.y ?? 844) + 100).toBeLessThan(844);
  await tab(page, 'Code').focus();
  await page.keyboard.press('ArrowRight');
  await previewOf(page).getByText(firstWords).waitFor();
  expect(await codeOf(page).isVisible()).toBe(false);
  await button(page, 'Reload preview').click();
  await previewOf(page).getByText(firstWords).waitFor();
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  expect(await page.evaluate(isTooWide)).toBe(false);
});

test('S2.3 files can be added, renamed and deleted, and deleting can be undone', async () => {
  const page = await openPlayground(site);
  await button(page, 'Add file').click();
  await page.getByLabel('File name').fill('app.tsx');
  await button(page, 'Add').click();
  await page.getByText('A file named App.tsx already exists.').waitFor();
  await page.getByLabel('File name').fill('Word.tsx');
  await button(page, 'Add').click();
  await write(page, 'export const word = "Word";');
  await button(page, 'Rename file').click();
  await page.getByLabel('File name').fill('lib/word.ts');
  await button(page, 'Rename').click();
  await tab(page, 'App.tsx').click();
  await write(page, `import { word } from './lib/word'; ${say('{word}')}`);
  await previewOf(page).getByText('Word', { exact: true }).waitFor();
  await tab(page, 'lib/word.ts').click();
  await page.keyboard.press('Delete');
  await page.getByText('lib/word.ts was deleted.').waitFor();
  await page.getByRole('list', { name: 'Problems' }).getByText('App.tsx:1').waitFor();
  await button(page, 'Undo').click();
  expect(await textOf(page)).toContain('export const word');
  await expect.poll(() => page.getByRole('list', { name: 'Problems' }).isVisible()).toBe(false);
});

test('S2.3 a press on a file takes effect if the project is compiled meanwhile', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await previewOf(page).getByText(firstWords).waitFor();
  const box = await tab(page, 'tokens.stylex.ts').boundingBox();
  await write(page, say('Other'));
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await previewOf(page).getByText('Other', { exact: true }).waitFor();
  await page.mouse.up();
  await expect.poll(() => tab(page, 'tokens.stylex.ts').getAttribute('aria-selected')).toBe('true');
});

test('S2.3 compiler errors are marked in the code, and in a list that leads to them', async () => {
  const page = await openPlayground(site);
  await tab(page, 'tokens.stylex.ts').click();
  await write(page, 'export const = 1;');
  const problem = page.getByRole('list', { name: 'Problems' }).getByRole('button');
  await problem.getByText('tokens.stylex.ts:1:14').waitFor();
  await tab(page, 'tokens.stylex.ts 1 problem').waitFor();
  await tab(page, 'App.tsx').click();
  await problem.first().click();
  expect(await textOf(page)).toBe('export const = 1;');
  await page.locator('.cm-lintRange-error').waitFor();
});

test('S2.3 a rule shows its source, and class names have a development and a production form', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await tab(page, 'Rules').click();
  const row = page.getByRole('row').filter({ hasText: 'min-height: 100vh' });
  const focusRule = async () => {
    // The rules are listed again when their lines arrive.
    await row.getByRole('button').focus();
    return page.locator('.from-rule').allInnerTexts();
  };
  await expect.poll(focusRule).toEqual([expect.stringContaining("minHeight: '100vh'")]);
  await page.getByRole('radio', { name: 'Development' }).check();
  await row.getByRole('button', { name: /minHeight/ }).waitFor();
  await tab(page, 'JavaScript').click();
  const shown = () => page.getByRole('group', { name: 'JavaScript' }).innerText();
  await expect.poll(shown).toContain('export default function App()');
  await expect.poll(shown).toMatch(/"data-style-src": "App\.tsx:19"/);
  await page
    .getByRole('tabpanel', { name: 'JavaScript' })
    .getByRole('radio', { name: 'Production' })
    .check();
  // Short elements are on one line, as on the home page.
  await expect.poll(shown).toMatch(/<h1 \{\.\.\.\{ className: "\w+ \w+" \}\}>Styles that stay put/);
  await tab(page, 'Rules').click();
  await page.getByText(/^51 declarations → 43 rules, 1,\d{3} bytes$/).waitFor();
});

test('S2.3 the console shows what the code logs, with its location', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, `console.log('Said');\nconsole.warn('Careful'); ${say('Shown')}`);
  await tab(page, 'Console 2').click();
  await page.getByRole('log').getByText('Said').waitFor();
  await page.getByRole('log').getByText('Warning').waitFor();
  await button(page, 'App.tsx:1').click();
  await expect.poll(() => codeOf(page).evaluate((code) => code.matches(':focus'))).toBe(true);
});

test('S2.3 Tab goes through the playground in reading order: files, code, divider, preview', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site, '', { viewport: { width: 1100, height: 800 } });
  await button(page, 'Copy link').focus();
  const reached: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(await focused(page));
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  reached.push(await focused(page));
  await page.keyboard.press('Tab');
  reached.push(await focused(page));
  const files = ['App.tsx', 'Add file', 'Rename file', 'Delete file', 'Code'];
  expect(reached.filter((name, at) => name !== reached[at - 1])).toEqual([
    ...files,
    'Resize editor',
    'Preview',
  ]);
});
