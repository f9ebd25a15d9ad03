import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();

/** The distances from the left edge of the first line, in characters, at which the painted lines of code start. */
const startsOf = (code: Locator) =>
  code.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      rects.push(...range.getClientRects());
    }
    const context = document.createElement('canvas').getContext('2d');
    const { fontSize, fontFamily } = getComputedStyle(element);
    if (context) context.font = `${fontSize} ${fontFamily}`;
    const character = context?.measureText('0').width ?? 1;
    // Line breaks have no width.
    const painted = rects.filter(({ width }) => width > 0);
    const lines = Map.groupBy(painted, ({ bottom }) => Math.round(bottom / 4));
    const starts = [...lines.values()].map((line) => Math.min(...line.map(({ left }) => left)));
    return starts.map((left) => Math.round((left - (starts[0] ?? 0)) / character));
  });

test('the rest of a command that wraps on a phone is indented, and the next command is not', async () => {
  const page = await site.open('/docs/guides/tutorial/', { viewport: { width: 390, height: 844 } });
  const code = page.locator('.code-block code', { hasText: 'npm create vite' }).first();
  const starts = await startsOf(code);
  expect(starts.slice(0, 2)).toEqual([0, 4]);
  expect(starts.slice(-2)).toEqual([0, 0]);
});

test('the lines of a sample after those that become rules start where they are written', async () => {
  const page = await site.open('/docs/api/javascript/create/');
  const code = page.locator('.sample > .code-block pre > code').first();
  const text = (await code.innerText()).split('\n').filter((line) => line.trim());
  expect(text.filter((line) => line.startsWith('}')).length).toBeGreaterThan(1);
  // Their own spaces are painted, too.
  expect(await startsOf(code)).toEqual(text.map(() => 0));
});

test('the rest of an indented line of a sample hangs right of its own indent on a phone', async () => {
  const page = await site.open('/docs/api/types/StyleXStyles/', {
    viewport: { width: 390, height: 844 },
  });
  const line = page.locator('.sample [data-in="6"]', { hasText: /.{44}/ }).first();
  expect((await startsOf(line)).slice(0, 2)).toEqual([0, 8]);
});
