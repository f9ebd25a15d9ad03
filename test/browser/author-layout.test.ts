import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  buildPages,
  configText,
  makeProject,
  makeTestFolder,
  smallSite,
} from '../build/small-site.ts';
import { someOf } from '../run/exhaustive.ts';
import { findViolationsInBothModes } from './find-violations.ts';
import { openSite } from './site-in-browser.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const row = (cell: string) => `| ${Array(4).fill(cell).join(' | ')} |\n`;

const parts = `---
title: Layout
description: About layout.
---

<details>
<summary>Set \`display\` of a ${word}</summary>

Folded.

</details>

<iframe title="A film" src="https://films.example.com/a" width="900" height="200"></iframe>

<div className="guide">

First in a box.

Second in a box.

## In a box

</div>

:::note

${row('Name')}| :-: | --: | :-: | --: |
${row('a')}
:::

:::note

Another with the same name.

:::

<Tabs>
<TabItem value="one">

In a tab.

## In a panel

</TabItem>
</Tabs>

<dl><dt>Term</dt><dd>Definition</dd></dl>
`;

const post = `---
title: Signed
description: Signed.
authors: [{ name: ${word}, image_url: /img/logo.svg }]
---

Text.
`;

const copyright = {
  html: '<p>By <a href="https://potters.example.com">potters</a> &amp; others</p>',
};
const root = makeTestFolder('author-layout/site');
const site = openSite(path.join(root, 'dist/public'));

beforeAll(async () => {
  const all = smallSite().set('content/docs/guide/layout.mdx', parts);
  all.set('content/blog/2026-02-02-signed.mdx', post);
  const contentSecurityPolicy = { frameSrc: ['https://films.example.com'] };
  const footer = { style: 'light' as const, links: [], copyright };
  all.set('site.config.ts', configText({ contentSecurityPolicy, footer }));
  await buildPages(makeProject(root, all));
});

async function openNarrow(route: string): Promise<Page> {
  const page = await (await site.visit({ viewport: { width: 390, height: 844 } })).newPage();
  await page.route('https://*.example.com/**', (request) => request.fulfill({ body: 'film' }));
  await page.goto(route);
  return page;
}

/** How much wider than the window the page is, in CSS pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(someOf('pages', ['/docs/guide/layout/', '/blog/2026/02/02/signed/']))(
  'X35 %s with long words and a wide frame doesn’t scroll sideways on a phone',
  async (route) => {
    expect(await overflowOf(await openNarrow(route))).toBeLessThanOrEqual(0);
  },
);

test('code in the summary of details is in its line, not in a column', async () => {
  const page = await openNarrow('/docs/guide/layout/');
  const box = await page.locator('summary code').boundingBox();
  expect(box?.height).toBeLessThan(26);
});

test('paragraphs and headings in an author’s box or in a tab have the distances of others', async () => {
  const page = await openNarrow('/docs/guide/layout/');
  const marginOf = (name: string) =>
    page.getByText(name).evaluate((element) => getComputedStyle(element).marginBlockStart);
  expect(await marginOf('Second in a box.')).toBe('16px');
  for (const id of ['#in-a-box', '#in-a-panel']) {
    const margin = await page.locator(id).evaluate((h) => getComputedStyle(h).marginTop);
    expect([id, margin]).toEqual([id, '40px']);
  }
});

test('a table in an admonition has its ground, and its cells start at the edge where rows are cards', {
  tags: 'variants',
}, async () => {
  const page = await openNarrow('/docs/guide/layout/');
  const [ground, covers] = await page
    .locator('.admonition .table-scroll')
    .evaluate((box) => [
      getComputedStyle(box.closest('.admonition') ?? box).backgroundColor,
      getComputedStyle(box).backgroundImage,
    ]);
  expect(covers).toContain(ground);
  const cells = page.locator('.admonition td');
  const aligned = await cells.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).textAlign),
  );
  expect(new Set(aligned)).toEqual(new Set(['start']));
});

test('terms of a list stand out, and their definitions are indented', {
  tags: 'variants',
}, async () => {
  const page = await openNarrow('/docs/guide/layout/');
  const [term, definition] = await page
    .locator('main dl')
    .evaluate((list) => [
      getComputedStyle(list.children[0] ?? list).fontWeight,
      getComputedStyle(list.children[1] ?? list).marginLeft,
    ]);
  expect(term).toBe('600');
  expect(definition).toBe('25.5px');
});

test('S3.2 the footer shows a copyright in HTML as HTML', async () => {
  const page = await openNarrow('/docs/guide/layout/');
  const link = page.locator('footer').getByRole('link', { name: 'potters' });
  expect(await link.getAttribute('href')).toBe('https://potters.example.com');
  expect(await page.locator('footer').innerText()).toContain('By potters & others');
});

test.each(someOf('pages', ['/docs/guide/layout/', '/blog/2026/02/02/signed/']))(
  'axe finds nothing on %s, where two admonitions have one name',
  async (route) => {
    expect(await findViolationsInBothModes(await openNarrow(route))).toEqual([]);
  },
);
