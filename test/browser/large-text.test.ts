import { expect, test } from 'vitest';
import { someOf } from '../run/exhaustive.ts';
import { button, codeOf, firstWords, previewOf, tab } from './playground-page.ts';
import { openSite, phone } from './site-in-browser.ts';

/** A browser with twice the default font size. */
const site = openSite(undefined, ['--blink-settings=defaultFontSize=32']);

test.each(someOf('pages', [320, 390, 997, 1280, 1440], 1))(
  'with text at 200% in a window of %s px, no page scrolls sideways and the logo stays legible',
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

test('with text at 200% the heading of the playground stays clear of its toolbar', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/playground/', { viewport: { width: 1280, height: 900 } });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await page.getByRole('button', { name: 'Examples' }).boundingBox();
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test.each(
  someOf(
    'pages',
    [
      [1700, 'Preview'],
      [1300, 'Code'],
    ],
    1,
  ),
)(
  'S2.3 with text at 200% in a window of %s px, the playground is laid out as in one half as wide, with %s first',
  async (width, first) => {
    const page = await site.open('/playground/', { viewport: { width, height: 900 } });
    await previewOf(page).getByText(firstWords).waitFor();
    expect(await tab(page, first).getAttribute('aria-selected')).toBe('true');
    await codeOf(page).waitFor();
    expect(await previewOf(page).isVisible()).toBe(true);
  },
);

test('S2.3 with text at 200% on a phone the playground shows the names of files', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/playground/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await codeOf(page).waitFor();
  const name = await tab(page, 'App.tsx').boundingBox();
  const list = await page
    .getByRole('tablist')
    .filter({ has: tab(page, 'App.tsx') })
    .boundingBox();
  expect(list?.width).toBeGreaterThanOrEqual(name?.width ?? Number.NaN);
  expect(await button(page, 'Delete file').isVisible()).toBe(true);
});

test('with text at 200% on a phone the search shows what is typed', { tags: 'pages' }, async () => {
  const page = await site.open('/docs/learn/', phone);
  await page.keyboard.press('Control+k');
  const field = page.getByPlaceholder('Search docs');
  await field.fill('dark mode');
  await page.getByRole('button', { name: 'Clear' }).waitFor();
  expect((await field.boundingBox())?.width).toBeGreaterThan(240);
});

test.each([320, 390, 620, 768, 1024, 1440])(
  'with text at 200% in a window of %s px the home page shows the whole install command',
  { tags: 'pages' },
  async (width) => {
    const page = await site.open('/', { viewport: { width, height: 900 } });
    const widths = await page
      .locator('.install pre')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(widths[0]).toBe(widths[1]);
  },
);

test('with text at 200% on a phone the selects of the releases are inside the margins', {
  tags: 'pages',
}, async () => {
  const page = await site.open('/releases/', phone);
  const form = await page.locator('.compare').boundingBox();
  const ends = await page
    .locator('.compare select')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(ends).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
});
