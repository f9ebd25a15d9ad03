import path from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from '../../src/commands/serve-site.ts';
import { findFirefox, launchFirefox } from './firefox.ts';
import {
  button,
  codeOf,
  firstWords,
  previewOf,
  say,
  textOf,
  waitForRules,
  write,
} from './playground-page.ts';
import {
  collectErrors,
  collectRequests,
  holdAnswers,
  hydrate,
  openSite,
  originOf,
} from './site-in-browser.ts';
import { isViolation } from './watch-policy.ts';

const site = openSite();

test('S2.3 the editor starts after a client-side navigation, ends with the next, and Back restores the edited code', async () => {
  const page = await site.open('/docs/learn/');
  const errors = collectErrors(page);
  await hydrate(page);
  const leave = async () => {
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  };
  await page.getByRole('link', { name: 'Playground' }).first().click();
  await previewOf(page).getByText(firstWords).waitFor();
  await write(page, say('Kept'));
  await leave();
  await page.goBack();
  await previewOf(page).getByText('Kept', { exact: true }).waitFor();
  await write(page, say('Later'));
  await leave();
  const saved = () => page.evaluate(() => localStorage.getItem('playground'));
  await expect.poll(saved).toContain('Later');
  await expect
    .poll(() => page.frames().length, { message: 'without preview and compiler' })
    .toBe(1);
  await page.evaluate(() => {
    addEventListener('storage', () => document.documentElement.setAttribute('data-told', ''));
  });
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('playground', '[]'));
  await page.waitForFunction(() => 'told' in document.documentElement.dataset);
  expect(await saved(), 'a running editor would save its project again').toBe('[]');
  expect(errors).toEqual([]);
});

test('S2.3 without scripts the page says that the editor needs JavaScript, and shows the first project', async () => {
  const page = await site.open('/playground/', { javaScriptEnabled: false });
  await page.getByText('The editor needs JavaScript.').waitFor();
  const app = page.getByRole('region', { name: 'App.tsx' });
  await app.getByText(firstWords).first().waitFor();
  await app.getByText('min-height: 100vh').waitFor();
  await page.getByRole('radio', { name: 'tokens.stylex.ts' }).check();
  const tokens = page.getByRole('region', { name: 'tokens.stylex.ts' });
  await tokens.getByText('defineVars').first().waitFor();
  expect(await app.isVisible()).toBe(false);
});

test('X24 when the editor fails to load the page shows an alert, and Retry loads it', async () => {
  const page = await (await site.visit()).newPage();
  await page.route('**/playground-editor-*.js', (route) => route.abort());
  await page.goto('/playground/');
  await page.getByRole('alert').waitFor();
  await page.unroute('**/playground-editor-*.js');
  await button(page, 'Retry').click();
  await codeOf(page).waitFor();
});

test('X24 when the compiler fails to load the playground says so, and Retry loads it', {
  tags: 'failures',
}, async () => {
  const page = await (await site.visit()).newPage();
  await page.route('**/playground-compiler-*.js', (route) => route.abort());
  await page.goto('/playground/');
  const missing = page.getByText('The compiler could not be loaded');
  await missing.waitFor();
  await previewOf(page).getByText(firstWords).waitFor();
  expect(await missing.isVisible()).toBe(true);
  await page.unroute('**/playground-compiler-*.js');
  await button(page, 'Retry').click();
  await waitForRules(page);
  expect(await missing.count()).toBe(0);
});

test('S2.3 the first preview does not wait for the compiler, and is not rendered again once that has loaded', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit()).newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/playground-compiler-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/playground/');
  // It is said for seconds only.
  await page.getByText('Loading the compiler…').waitFor();
  const words = previewOf(page).getByText(firstWords);
  await words.waitFor();
  await words.evaluate((element) => element.setAttribute('data-first', ''));
  resolve();
  await waitForRules(page);
  await expect.poll(() => page.getByText('Loading the compiler…').count()).toBe(0);
  expect(await words.getAttribute('data-first')).toBe('');
});

test('X24 parts that fail to load on demand are reported, and Retry loads them', {
  tags: 'variants',
}, async () => {
  const page = await site.openAlone('/playground/');
  await waitForRules(page);
  await page.context().setOffline(true);
  await button(page, 'Download').click();
  await page.getByText('The archiver could not be loaded.').waitFor();
  await write(page, "import * as stylex from '@stylexjs/stylex'; stylex.create({ a: {  } })");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Space');
  const missing = page.locator('.notice').filter({ hasText: 'The list of CSS properties' });
  await missing.waitFor();
  const first = await missing.elementHandle();
  await missing.getByRole('button', { name: 'Retry' }).click();
  // The retry must fail before the network is back, or it would succeed.
  await first?.waitForElementState('hidden');
  await missing.waitFor();
  await page.context().setOffline(false);
  await missing.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => missing.count()).toBe(0);
  const downloaded = page.waitForEvent('download');
  await button(page, 'Retry').click();
  await downloaded;
});

test('S2.3 print includes all files', { tags: 'variants' }, async () => {
  const page = await site.open('/playground/');
  await codeOf(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.getByRole('heading', { name: 'tokens.stylex.ts' }).waitFor();
  await page.locator('.printout').getByText('export default function App()').waitFor();
  expect(await button(page, 'Copy link').isVisible()).toBe(false);
});

test('S2.3 a browser without workers says so and can still edit', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit()).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto('/playground/');
  await page.getByText('This browser does not support workers').waitFor();
  await write(page, 'typed');
  expect(await textOf(page)).toBe('typed');
});

test('S4.15 while the editor is slow to load, the page says so and stays readable', {
  tags: 'variants',
}, async () => {
  const page = await (await site.visit()).newPage();
  const release = await holdAnswers(page, '**/playground-editor-*.js');
  await page.goto('/playground/', { waitUntil: 'commit' });
  await page.getByText('Loading the editor…').waitFor();
  expect(await page.locator('main pre').first().isVisible()).toBe(true);
  release();
  await codeOf(page).waitFor();
  expect(await page.getByText('Loading the editor…').count()).toBe(0);
});

test('a page of the docs loads nothing of the playground', { tags: 'variants' }, async () => {
  const page = await (await site.visit()).newPage();
  const requests = collectRequests(page);
  await page.goto('/docs/learn/');
  await hydrate(page);
  expect(requests.filter((url) => url.includes('playground-'))).toEqual([]);
});

const firefox = findFirefox();

test.skipIf(!firefox)(
  'X26 in Firefox the playground compiles edits, even after the server has stopped',
  { tags: 'browsers' },
  async () => {
    const server = serveSite(path.join(process.cwd(), 'dist/public'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const visitor = await launchFirefox(firefox ?? '');
    try {
      await visitor.load(`${originOf(server)}/playground/`);
      expect(await visitor.run(writeAndLook, 'rebeccapurple')).toBe('color: rebeccapurple');
      server.closeAllConnections();
      server.close();
      expect(await visitor.run(writeAndLook, 'teal')).toBe('color: teal');
      expect(visitor.messages.filter(isViolation)).toEqual([]);
    } finally {
      await visitor.close();
      server.close();
    }
  },
);

/**
 * Runs in the page: waits for the preview, writes a style with a colour, and returns its
 * declaration.
 */
async function writeAndLook(color: string): Promise<string> {
  const root = () => document.querySelector('[data-playground]')?.shadowRoot;
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector);
  const until = async (isSo: () => boolean | undefined) => {
    for (let tries = 0; tries < 1800 && !isSo(); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  // The code written by the previous call exports no component.
  const isRun = () => /^(?:shown|unexported)$/.test(find('.stage')?.dataset.state ?? '');
  await until(isRun);
  if (!isRun()) return 'no preview';
  // The first picture of the playground has the code, but no editor yet.
  await until(() => find('.cm-content')?.isContentEditable);
  find('.cm-content')?.focus();
  document.execCommand('selectAll');
  const styles = `import { create } from '@stylexjs/stylex'; const a = create({ b: { color: '${color}' } });`;
  document.execCommand('insertText', false, styles);
  find('[data-tab=rules]')?.click();
  const declarations = () => [...(root()?.querySelectorAll('td code') ?? [])];
  const isNew = (found: Element) => found.textContent?.endsWith(color) ?? false;
  await until(() => declarations().some(isNew));
  return declarations().find(isNew)?.textContent ?? 'no rule';
}
