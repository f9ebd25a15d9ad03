import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  buildPages,
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
  writeDoc,
} from '../build/small-site.ts';
import {
  collectErrors,
  keepsMark,
  markWindow,
  openSite,
  type SiteInBrowser,
  waitForHydration,
} from './site-in-browser.ts';

const folder = 'content/docs/guide/03-own';
const head = (title: string, format = 'mdx') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nformat: ${format}\n---\n\n`;

const parts = "import { Raw } from './raw.tsx';\nimport { Drawing } from './drawing.tsx';\n\n";
const files = {
  // Scripts, styles and resources from other origins, written as HTML.
  'scripts.md': `${head('Scripts', 'md')}<style>\n.note > b { color: rgb(1, 2, 3) }\n</style>\n
<p class="note" style="margin-left: 7px"><b>Noted</b></p>\n
<script>\nif (1 < 2) document.documentElement.dataset.ran = String(Number(document.documentElement.dataset.ran ?? 0) + 1);\n</script>\n
<img src="https://pictures.example.com/a.png" alt="A picture" width="1" height="1">\n
<iframe src="https://films.example.com/b" title="A film"></iframe>\n\n## Part\n\nText.\n`,
  'script-file.mdx': `${head('Script file')}<script src="/own.js"></script>\n`,
  // HTML that components set, on the server and in the browser.
  'raw.mdx': `${head('Raw')}${parts}<Raw html='<b id="raw">raw</b>' />\n\n<p style={{marginLeft: '7px'}}>Moved</p>\n\n<div dangerouslySetInnerHTML={{__html: '<b id="inner">inner</b>'}} />\n\n<Drawing />\n`,
  'styled-raw.mdx': `${head('Styled raw')}${parts}<Raw html='<b id="raw" style="margin-left: 7px">raw</b>' />\n`,
  'raw.tsx':
    'export const Raw = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;\n',
  'drawing.tsx': `'use client';\nimport { useState } from 'react';\nimport './drawing.css';\n
export function Drawing() {
  const [count, setCount] = useState(1);
  return (
    <button type="button" className="drawing" onClick={() => setCount(count + 1)}>
      <span dangerouslySetInnerHTML={{ __html: '<i>' + count + '</i>' }} />
    </button>
  );
}\n`,
  'folded.mdx': `${head('Folded')}<details>\n<summary>More</summary>\n\nFolded text.\n\n</details>\n
<Tabs>\n<TabItem value="npm">\n\nInstall by npm.\n\n</TabItem>\n<TabItem value="yarn">\n\nInstall by yarn.\n\n</TabItem>\n</Tabs>\n`,
  'drawing.css': '.drawing { letter-spacing: 3px }\n',
};

const root = makeTestFolder('author-pages/site');
const site = openSite(path.join(root, 'dist/public'));

beforeAll(async () => {
  const all = smallSite();
  for (const [name, text] of Object.entries(files)) all.set(`${folder}/${name}`, text);
  const contentSecurityPolicy = { frameSrc: ['https://films.example.com'] };
  all.set('site.config.ts', configText({ contentSecurityPolicy }));
  all.set('public/own.js', 'document.documentElement.dataset.ran = "file";\n');
  all.set(`${folder}/plain.mdx`, writeDoc('Plain', 'Plain text.'));
  await buildPages(makeProject(root, all));
});

/** Opens the plain page and waits for hydration; requests to other origins get stub responses. */
async function openPlain({ visit }: SiteInBrowser): Promise<Page> {
  const page = await (await visit()).newPage();
  await page.route('https://*.example.com/**', (route) => {
    const isFilm = route.request().url().includes('films');
    return route.fulfill(
      isFilm
        ? { contentType: 'text/html', body: 'film' }
        : { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    );
  });
  await page.goto('/docs/guide/own/plain/');
  await wake(page);
  return page;
}

async function wake(page: Page): Promise<void> {
  // Before the load event, no script may be listening for the key.
  await page.waitForLoadState();
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await markWindow(page);
}

async function follow(page: Page, name: string, hash = ''): Promise<void> {
  const address = `/docs/guide/own/${name}/${hash}`;
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, address);
  const title = `${name[0]?.toUpperCase()}${name.slice(1).replace('-', ' ')} | Benchmark`;
  await page.waitForFunction((expected) => document.title === expected, title);
  // After a full load, scripts, styles and images arrive later than the title.
  await page.waitForLoadState();
  expect(await page.evaluate(() => location.pathname + location.hash)).toBe(address);
}

const marginOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).marginLeft);

test('a page with inline scripts, styles and external resources works after a link and after a reload', async () => {
  const page = await openPlain(site);
  const errors = collectErrors(page);
  await follow(page, 'scripts');
  for (const way of ['by a link', 'by a load']) {
    expect([way, await page.evaluate(() => document.documentElement.dataset.ran)]).toEqual([
      way,
      '1',
    ]);
    expect(await page.locator('.note b').evaluate((b) => getComputedStyle(b).color)).toBe(
      'rgb(1, 2, 3)',
    );
    expect(await marginOf(page, '.note')).toBe('7px');
    expect(
      await page
        .locator('img[alt="A picture"]')
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    ).toBe(true);
    expect(await page.frames().at(-1)?.locator('body').textContent()).toBe('film');
    await page.reload();
  }
  await wake(page);
  expect(await marginOf(page, '.note')).toBe('7px');
  expect(errors).toEqual([]);
});

test('links to and from a page with scripts do a full load, and keep the hash and the history', {
  tags: 'variants',
}, async () => {
  const page = await openPlain(site);
  await follow(page, 'scripts', '#part');
  expect(await keepsMark(page)).toBe(false);
  await wake(page);
  await follow(page, 'plain');
  expect(await keepsMark(page)).toBe(false);
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Scripts | Benchmark');
  expect(await page.evaluate(() => location.hash)).toBe('#part');
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Plain | Benchmark');
  expect(await page.locator('main').textContent()).toContain('Plain text.');
});

test('a link to a page with a script file runs that script', { tags: 'variants' }, async () => {
  const page = await openPlain(site);
  await follow(page, 'script-file');
  expect(await page.evaluate(() => document.documentElement.dataset.ran)).toBe('file');
});

test('HTML set by components shows after a client-side navigation', {
  tags: 'variants',
}, async () => {
  const page = await openPlain(site);
  const errors = collectErrors(page);
  await follow(page, 'raw');
  expect(await keepsMark(page)).toBe(true);
  expect(await page.locator('#raw').textContent()).toBe('raw');
  expect(await page.locator('#inner').textContent()).toBe('inner');
  expect(await marginOf(page, 'main p:text("Moved")')).toBe('7px');
  await page.locator('.drawing').click();
  expect(await page.locator('.drawing i').textContent()).toBe('2');
  expect(
    await page.locator('.drawing').evaluate((element) => getComputedStyle(element).letterSpacing),
  ).toBe('3px');
  expect(errors).toEqual([]);
});

test('a link to a page that sets HTML with styles does a full load, and the styles apply', async () => {
  const page = await openPlain(site);
  await follow(page, 'styled-raw');
  expect(await keepsMark(page)).toBe(false);
  expect(await marginOf(page, '#raw')).toBe('7px');
});

test('print shows folded details, and the selected tab panel under its name instead of the tabs', async () => {
  const page = await site.open('/docs/guide/own/folded/');
  const folded = page.getByText('Folded text.');
  expect(await folded.evaluate((text) => text.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
  const named = await page
    .locator('.tab-panel:visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  expect(named).toEqual(['"npm"']);
  expect(await page.getByRole('tab').first().isVisible()).toBe(false);
});
