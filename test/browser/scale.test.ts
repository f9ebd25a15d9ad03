import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();
const routes = [
  '/docs/learn/thinking-in-stylex/',
  '/docs/learn/styling-ui/defining-styles/',
  '/docs/api/javascript/create/',
  '/docs/api/configuration/babel-plugin/',
  '/docs/api/configuration/eslint-plugin/',
  '/docs/guides/what-wins/',
  '/blog/v0.12.0/',
];
const scale = [13, 14, 15, 17, 21, 27, 44];

test.each([390, 1440])(
  'at %i px the text of an article uses only the font sizes and weights of the scale',
  async (width) => {
    const page = await site.open('/', { viewport: { width, height: 900 } });
    for (const route of routes) {
      await page.goto(route);
      const { sizes, weights } = await page.evaluate(() => {
        const article = document.querySelector('main article');
        const walker = document.createTreeWalker(article ?? document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<number>();
        const weights = new Set<string>();
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          if (!parent?.checkVisibility() || !textContent?.trim()) continue;
          const { fontSize, fontWeight } = getComputedStyle(parent);
          found.add(Number.parseFloat(fontSize));
          weights.add(fontWeight);
        }
        return { sizes: [...found].sort((a, b) => a - b), weights: [...weights].sort() };
      });
      expect([route, weights]).toEqual([route, ['400', '420', '650', '750']]);
      expect([route, sizes.filter((size) => !scale.includes(size))]).toEqual([route, []]);
      expect(sizes.length).toBeLessThanOrEqual(7);
    }
  },
);

test('at 1440 px an article has two right edges, one for its text and one for everything else', async () => {
  const page = await site.open('/', { viewport: { width: 1440, height: 900 } });
  for (const route of routes) {
    await page.goto(route);
    const edges = await page.locator('main .prose > *').evaluateAll((parts) => {
      const [first] = parts;
      const start = first?.getBoundingClientRect().left ?? 0;
      const ends = parts.map((part) => Math.round(part.getBoundingClientRect().right - start));
      return [...new Set(ends)].sort((a, b) => a - b);
    });
    expect([route, edges]).toEqual([route, [552, 704]]);
  }
});

test('at 1440 px half of the full lines of text have 62 to 74 characters, and hardly any has more', async () => {
  const page = await site.open('/', { viewport: { width: 1440, height: 900 } });
  for (const route of routes) {
    await page.goto(route);
    const lines = await page.locator('main .prose > p:not(h1 + p)').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const counts = new Map<number, number>();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          for (let at = 0; at < (walker.currentNode.textContent?.length ?? 0); at++) {
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 1);
            const { top, height } = range.getBoundingClientRect();
            // Code in a line is lower than its text.
            const line = Math.round(
              (top + height / 2 - paragraph.getBoundingClientRect().top) / 28,
            );
            counts.set(line, (counts.get(line) ?? 0) + 1);
          }
        }
        return [...counts.values()].slice(0, -1);
      }),
    );
    const sorted = lines.toSorted((a, b) => a - b);
    const [median = 0, most = 0] = [0.5, 0.9].map(
      (part) => sorted[Math.floor(sorted.length * part)],
    );
    expect(median, route).toBeGreaterThanOrEqual(62);
    expect(most, route).toBeLessThanOrEqual(76);
  }
});
