import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

/** A visitor whose browser is set to text of twice the size. */
const site = openSite(undefined, ['--blink-settings=defaultFontSize=32']);

test.each([320, 390, 997, 1280, 1440])(
  'text at 200% scrolls no page sideways and keeps the logo legible, %s px wide',
  async (width) => {
    const page = await site.open('/', { viewport: { width, height: 900 } });
    for (const route of ['/', '/playground/', '/docs/learn/', '/docs/api/', '/blog/']) {
      await page.goto(route);
      const is = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth > innerWidth,
        logo: document.querySelector('[data-brand] img')?.getBoundingClientRect().width ?? 0,
      }));
      expect({ route, ...is }).toMatchObject({ route, sideways: false });
      expect(is.logo, route).toBeGreaterThan(55);
    }
  },
);

test('text at 200% keeps the heading of the playground out of its toolbar', async () => {
  const page = await site.open('/playground/', { viewport: { width: 1280, height: 900 } });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await page.getByRole('button', { name: 'Examples' }).boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});
