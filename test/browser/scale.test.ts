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
  'at %i px the text of an article uses only the font sizes of the scale',
  async (width) => {
    const page = await site.open('/', { viewport: { width, height: 900 } });
    for (const route of routes) {
      await page.goto(route);
      const sizes = await page.evaluate(() => {
        const article = document.querySelector('main article');
        const walker = document.createTreeWalker(article ?? document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<number>();
        while (walker.nextNode()) {
          const { parentElement: parent, textContent } = walker.currentNode;
          if (!parent?.checkVisibility() || !textContent?.trim()) continue;
          found.add(Number.parseFloat(getComputedStyle(parent).fontSize));
        }
        return [...found].sort((a, b) => a - b);
      });
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
    expect([route, edges]).toEqual([route, [640, 704]]);
  }
});
