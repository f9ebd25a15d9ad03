import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();
const routes = [
  '/',
  '/docs/learn/thinking-in-stylex/',
  '/docs/api/javascript/create/',
  '/blog/',
  '/releases/',
];
const isFont = /\.woff2$/;

/** The cumulative layout shift of a page. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1200);
      }),
  );

const ways: Record<string, (visitor: BrowserContext) => Promise<unknown>> = {
  'are there': async () => {},
  'never come': (visitor) => visitor.route(isFont, (route) => route.abort()),
  'come late': (visitor) =>
    visitor.route(isFont, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    }),
};

test.each(someOf('pages', Object.keys(ways)))(
  'pages have no layout shift when fonts %s',
  { tags: 'pages' },
  async (way) => {
    for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
      const visitor = await site.visit({ viewport });
      await ways[way]?.(visitor);
      const page = await visitor.newPage();
      const shifts: [string, number][] = [];
      for (const route of routes) {
        await page.goto(site.origin() + route);
        shifts.push([route, await shiftOf(page)]);
      }
      expect(shifts).toEqual(routes.map((route) => [route, 0]));
    }
  },
);

test('on a slow machine nothing on the home page moves while the browser reads it', {
  tags: 'pages',
}, async () => {
  for (const rate of [6, 9, 12, 15, 18, 21]) {
    const page = await (await site.visit({ viewport: { width: 1440, height: 900 } })).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(`${site.origin()}/`);
    expect([rate, await shiftOf(page)]).toEqual([rate, 0]);
  }
});

test('headings and code use the fonts of the site, loaded from its own origin', async () => {
  const visitor = await site.visit();
  const page = await visitor.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isFont.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${site.origin()}/docs/api/javascript/create/`);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.map((url) => new URL(url).origin)).toEqual([site.origin(), site.origin()]);
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((found) => getComputedStyle(found).fontFamily.split(',')[0]);
  expect(await familyOf('main h1')).toBe('Figtree');
  expect(await familyOf('main pre code')).toBe('"Geist Mono"');
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Geist Mono']));
});

test('a font of the site is at most 6.2 kB, and its fallback is as wide and as tall within 3%', async () => {
  const page = await site.open('/docs/learn/thinking-in-stylex/');
  const sizes = await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[as="font"]');
    const answers = Array.from(links, async ({ href }) => (await fetch(href)).arrayBuffer());
    return (await Promise.all(answers)).map(({ byteLength }) => byteLength);
  });
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(size).toBeLessThan(6200);
  const ratios = await page.evaluate(async () => {
    await document.fonts.ready;
    const text = 'The last style wins, and the style sheet stops growing: stylex.create';
    const sizeOf = (font: string) => {
      const line = document.body.appendChild(document.createElement('span'));
      line.style.font = font;
      line.style.whiteSpace = 'nowrap';
      line.style.position = 'absolute';
      line.textContent = text;
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    return (['750 44px Figtree', '420 14px Geist Mono'] as const).map((font) => {
      const [own, other] = [sizeOf(font), sizeOf(`${font} Fallback`)];
      return [own.width / other.width, own.height / other.height];
    });
  });
  for (const ratio of ratios.flat()) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});
