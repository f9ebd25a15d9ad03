import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();

/** The distances from the left edge of code, in characters, at which its lines start to be painted. */
const startsOf = (code: Locator) =>
  code.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const { fontSize } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.font = `${fontSize} ${getComputedStyle(element).fontFamily}`;
    const character = context?.measureText('0').width ?? 1;
    const lines = Map.groupBy(rects, ({ bottom }) => Math.round(bottom / 4));
    const starts = [...lines.values()].map((line) => Math.min(...line.map(({ left }) => left)));
    return starts.map((left) => Math.round((left - (starts[0] ?? 0)) / character));
  });

test('the rest of a command that wraps on a phone is indented, and the next command is not', async () => {
  const page = await site.open('/docs/learn/installation/', {
    viewport: { width: 390, height: 844 },
  });
  const code = page.locator('.code-block code', { hasText: 'npm create vite' }).first();
  const starts = await startsOf(code);
  expect(starts.slice(0, 2)).toEqual([0, 4]);
  expect(starts.slice(-2)).toEqual([0, 0]);
});

test('the lines of a sample after those that become rules start where they are written', async () => {
  const page = await site.open('/docs/learn/installation/');
  const code = page.locator('.sample > .code-block pre > code').first();
  const text = (await code.innerText()).split('\n').filter((line) => line.trim());
  const last = await code.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lefts: number[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index } of (node.textContent ?? '').matchAll(/(?<=\n|^)\}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        lefts.push(range.getBoundingClientRect().left);
      }
    }
    const own = element.getBoundingClientRect().left;
    return lefts.map((left) => Math.round(left - own));
  });
  expect(text.filter((line) => line.startsWith('}')).length).toBeGreaterThan(1);
  expect(new Set(last).size).toBe(1);
});
