import { mkdirSync, renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doc, route, startDevSite } from './dev-site.ts';
import { keepsMark, waitForHydration } from './site-in-browser.ts';

const site = startDevSite('dev-diagnostics');
const { at, read, ask, expectText, openPage, withChange, output } = site;

const other = '/docs/guide/basics/page-2/';
const broken = () => `${read(doc)}\nA <b>word</i> of it.\n`;
const place = () => `${doc}:${read(doc).split('\n').length + 1}:10`;

test('X65 an error in one open page leaves another running, with a notice', {
  tags: 'dev',
}, async () => {
  const [own, elsewhere] = [await openPage(route), await openPage(other)];
  const told = place();
  await withChange(doc, broken(), async () => {
    await own.locator('vite-error-overlay').getByText(told).waitFor();
    await elsewhere.locator('[data-dev-notice]').getByText(told).waitFor();
    expect(await elsewhere.locator('vite-error-overlay').count()).toBe(0);
  });
  await own.locator('vite-error-overlay').waitFor({ state: 'detached' });
  await elsewhere.locator('[data-dev-notice]').waitFor({ state: 'detached' });
  expect(await keepsMark(elsewhere)).toBe(true);
});

test('X65 an error in a partial shows on the pages that use it, one in the configuration on all pages', {
  tags: 'dev',
}, async () => {
  await withChange('content/docs/guide/_note.mdx', 'A <b>note.\n', async () => {
    await expectText(route, /_note\.mdx:1:\d+ {2}/);
    expect((await ask(route)).status).toBe(500);
    expect((await ask(other)).status).toBe(200);
  });
  const config = 'site.config.ts';
  const wrong = read(config).replace('"trailingSlash": true', '"trailingSlash": "yes"');
  await withChange(config, wrong, async () => {
    for (const address of [route, other, '/'])
      await expectText(address, /site\.config\.ts:\d+:\d+/);
  });
  await expectText(other, 'Page 01-basics 2');
});

test('an app that misses the update for an edit fetches the page again', {
  tags: 'dev',
}, async () => {
  const page = await openPage(route);
  await page.evaluate(() => {
    const listeners: (() => void)[] = Reflect.get(globalThis, '__WAKU_RSC_RELOAD_LISTENERS__');
    const reload = listeners.splice(0);
    listeners.push(() => listeners.splice(0, 1, ...reload));
  });
  await withChange(doc, `${read(doc)}\nAn edit that was missed.\n`, () =>
    page.getByText('An edit that was missed.').waitFor(),
  );
  expect(await keepsMark(page)).toBe(true);
});

test('an open address shows its page when that is created, and that it is gone when it is renamed', {
  tags: 'dev',
}, async () => {
  const page = await openPage('/docs/guide/basics/page-9/');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  const [file, renamed] = ['9', '10'].map((number) => doc.replace('page-1.', `page-${number}.`));
  const text = read(doc).replace('title: Page 01-basics 1', 'title: Page nine');
  await withChange(file ?? '', text, async () => {
    await page.getByRole('heading', { name: 'Page nine' }).waitFor();
    await waitForHydration(page);
    renameSync(at(file ?? ''), at(renamed ?? ''));
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    renameSync(at(renamed ?? ''), at(file ?? ''));
    await page.getByRole('heading', { name: 'Page nine' }).waitFor();
  });
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expect.poll(output).toContain(`${file}: removed`);
});

test('X56 a component override shows when it is added, edited and removed', async () => {
  const brand = (says: string) => `export const Brand = () => <b>${says}</b>;\n`;
  mkdirSync(at('content/overrides'));
  const file = 'content/overrides/brand.tsx';
  await withChange(file, brand('Our brand'), async () => {
    await expectText(other, '<b>Our brand</b>');
    await withChange(file, brand('Another brand'), () => expectText(other, '<b>Another brand</b>'));
    await expectText(other, '<b>Our brand</b>');
  });
  await expectText(other, 'data-brand');
  await expect.poll(output).toContain(`${file}: server restarted`);
});

test('the terminal prints one line per change, without stray characters', {
  tags: 'dev',
}, async () => {
  await openPage(route);
  const linesOf = async (file: string, edit: string) => {
    const printed = output().length;
    const told = () => output().slice(printed);
    await withChange(file, edit, () => expect.poll(told).toContain(file));
    // The second one is printed when the file is restored.
    await expect.poll(() => told().split(file)).toHaveLength(3);
    expect(told()).not.toContain('\0');
    return told().trim().split('\n');
  };
  const line = (rest: string) =>
    expect.stringMatching(`^\\d\\d:\\d\\d:\\d\\d {2}${rest} \\(\\d+\\.\\d\\d s\\)$`);
  const text = line(`${doc}: 1 content file`);
  expect(await linesOf(doc, `${read(doc)}\nA word.\n`)).toEqual([text, text]);
  const footer = 'src/components/site-footer.tsx';
  const module = line(`${footer}: 1 module`);
  const edit = read(footer).replace("'2.5rem 2rem'", "'3rem 2rem'");
  expect(await linesOf(footer, edit)).toEqual([module, module]);
});
