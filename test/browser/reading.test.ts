import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate, keepsMark, letPass, openSite, scrollPage } from './site-in-browser.ts';

const site = openSite();
const tablet = { viewport: { width: 640, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };
/** A page that is long enough to scroll. */
const long = '/docs/api/javascript/create/';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const marked = (page: Page) => contents(page).locator('[aria-current]').allTextContents();
const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** The scroll position at which the top of a heading is `below` pixels below that of the window. */
async function placeOf(page: Page, id: string, below: number): Promise<number> {
  return page.evaluate(
    ([name, distance]) => {
      const heading = document.getElementById(name);
      return Math.round((heading?.getBoundingClientRect().top ?? 0) + scrollY - distance);
    },
    [id, below] as const,
  );
}

test('S4.16 X23 the contents mark no heading at first, then the one that is read or linked to, and the last at the end', async () => {
  // In a low window its first heading is in the lower half, which does not count as read yet.
  const page = await site.open(long, { viewport: { width: 1280, height: 440 } });
  const ids = await contents(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const texts = await contents(page).locator('a').allTextContents();
  expect(await marked(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await scrollPage(page, await placeOf(page, ids[1] ?? '', 100));
  expect(await marked(page)).toEqual([texts[1]]);
  // A heading in the lower half does not count as read yet.
  await scrollPage(page, await placeOf(page, ids[1] ?? '', 600));
  expect(await marked(page)).toEqual([texts[0]]);
  await scrollPage(page, 1e6);
  expect(await marked(page)).toEqual([texts.at(-1)]);
  await page.goto(`${long}#${ids[1]}`);
  await expect.poll(() => marked(page)).toEqual([texts[1]]);
});

test('S4.17 the button to the top shows only on scrolling up from far below', async () => {
  const page = await site.open(long);
  const isShown = () => backToTop(page).isVisible();
  expect(await isShown()).toBe(false);
  await scrollPage(page, 1200);
  expect(await isShown()).toBe(false);
  await scrollPage(page, 900);
  expect(await isShown()).toBe(true);
  await scrollPage(page, 950);
  expect(await isShown()).toBe(false);
  await scrollPage(page, 700);
  await scrollPage(page, 250);
  expect(await isShown()).toBe(false);
});

test('S4.17 a jump to a heading hides the button to the top', { tags: 'variants' }, async () => {
  const page = await site.open(long);
  await scrollPage(page, 2000);
  await scrollPage(page, 1800);
  expect(await backToTop(page).isVisible()).toBe(true);
  await contents(page).locator('a').first().click();
  await expect.poll(() => backToTop(page).isVisible()).toBe(false);
});

/** Records the position after each scroll from now on. */
async function notePlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(scrollY));
    Object.assign(globalThis, { places });
  });
}

async function readPlaces(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'places'));
}

test('S4.17 S9.6 X43 the button scrolls to the top in steps, and at once with reduced motion', async () => {
  const page = await site.open(long, { reducedMotion: 'reduce' });
  await scrollPage(page, 2000);
  await scrollPage(page, 1800);
  await notePlaces(page);
  await backToTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The page gets the scroll event in the next frame.
  await expect.poll(() => readPlaces(page)).toEqual([0]);
  await expect.poll(() => backToTop(page).isVisible()).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollPage(page, 2000);
  await scrollPage(page, 1800);
  await notePlaces(page);
  await backToTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const places = await readPlaces(page);
  // Each frame keeps 85% of the distance, which is 1800 pixels at first.
  expect(places.slice(0, 4)).toEqual([1530, 1300, 1105, 939]);
  await expect.poll(() => backToTop(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('S4.17 S9.6 scrolling down stops the scroll to the top', { tags: 'variants' }, async () => {
  const page = await site.open(long);
  await scrollPage(page, 5000);
  await scrollPage(page, 4800);
  await page.evaluate(() => {
    const goDown = () => {
      window.scrollTo({ top: scrollY + 100, behavior: 'instant' });
      document.documentElement.dataset.place = String(scrollY);
    };
    addEventListener('scroll', goDown, { once: true });
  });
  await backToTop(page).click();
  await page.waitForFunction(() => 'place' in document.documentElement.dataset);
  await letPass(page, 100);
  const { place, reached } = await page.evaluate(() => ({
    place: scrollY,
    reached: Number(document.documentElement.dataset.place),
  }));
  expect(place).toBe(reached);
  expect(place).toBeGreaterThan(3000);
});

test('S4.17 pages outside of the docs have no button to the top', {
  tags: 'variants',
}, async () => {
  const page = await site.open(long, { viewport: { width: 1280, height: 300 } });
  const others = ['/', '/blog/', '/blog/v0.13.0/', '/blog/archive/', '/releases/'];
  for (const route of [long, ...others]) {
    await page.goto(route);
    await scrollPage(page, 700);
    await scrollPage(page, 500);
    expect(await page.evaluate(() => scrollY), route).toBe(500);
    expect([route, await backToTop(page).isVisible()]).toEqual([route, route === long]);
  }
});

test('S4.11 X46 the transition of a category depends on its number of entries, and is instant with reduced motion', async () => {
  const page = await site.open('/docs/learn/');
  const category = sidebar(page).locator('details', { hasText: 'Recipes' });
  const timeOf = () =>
    category.evaluate((found) => {
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(
        found,
        '::details-content',
      );
      return `${transitionDuration.split(',')[0]} ${transitionTimingFunction.split(',')[0]}`;
    });
  const heightOf = async () => (await category.locator('ul').boundingBox())?.height ?? 0;
  await category.locator('summary').click();
  await expect.poll(heightOf).toBeGreaterThan(100);
  const entries = (await heightOf()) / 36;
  const time = Math.round((4 + 15 * entries ** 0.25 + entries / 5) * 10);
  expect(await timeOf()).toBe(`${time / 1000}s ease-in-out`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await timeOf()).toBe('0.001s ease-in-out');
});

test('S2.28 M4 open categories and the scroll position of the sidebar are kept on the next page', async () => {
  const page = await site.open('/docs/api/', { viewport: { width: 1440, height: 420 } });
  await hydrate(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  await sidebar(page).locator('summary', { hasText: 'JavaScript API' }).click();
  await sidebar(page).locator('summary', { hasText: 'StyleX types' }).click();
  const column = page.locator('.menu');
  await sidebar(page).getByRole('link', { name: 'stylex.props' }).scrollIntoViewIfNeeded();
  await sidebar(page).getByRole('link', { name: 'stylex.props' }).click();
  await page.waitForFunction(() => document.title === 'stylex.props | StyleX');
  expect(await keepsMark(page)).toBe(true);
  expect(await column.evaluate((found) => found.scrollTop)).toBeGreaterThan(0);
  const open = await sidebar(page).locator('details[open] > summary').allTextContents();
  expect(open).toEqual(['JavaScript API', 'StyleX types']);
});

test('S2.28 a sidebar that is longer than the window scrolls to the link of the current page', async () => {
  const page = await site.open('/docs/api/types/Theme/', {
    viewport: { width: 1440, height: 420 },
  });
  const link = sidebar(page).locator('[aria-current=page]');
  const isSeen = async () => {
    const box = await link.boundingBox();
    return box !== null && box.y > 60 && box.y + box.height < 420;
  };
  await expect.poll(isSeen).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('S2.17 from 601 px long code has a button to wrap it, and code that fits has none', async () => {
  const page = await site.open('/docs/learn/installation/', tablet);
  const block = page.locator('.code-block', { has: page.locator('[data-wrap-code]') }).first();
  const code = block.locator('pre');
  const isWide = () => code.evaluate((found) => found.scrollWidth > found.clientWidth);
  const button = block.getByRole('button', { name: 'Toggle word wrap' });
  await button.waitFor();
  expect([await isWide(), await button.getAttribute('aria-pressed')]).toEqual([true, 'false']);
  await button.click();
  expect([await isWide(), await button.getAttribute('aria-pressed')]).toEqual([false, 'true']);
  await button.click();
  expect(await isWide()).toBe(true);
  const blocks = page.locator('.code-block:has(pre:visible)');
  const wrong = await blocks.evaluateAll((found) =>
    found.filter((each) => {
      const pre = each.querySelector('pre');
      const scrolls = pre !== null && pre.scrollWidth > pre.clientWidth;
      return scrolls !== (each.querySelector('[data-wrap-code]') !== null);
    }),
  );
  expect(wrong.length).toBe(0);
});

test('code and tables are tab stops only where they scroll', async () => {
  const page = await site.open('/docs/api/configuration/babel-plugin/');
  const findWrong = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.code-block pre, .table-scroll')]
        .filter((box) => box.checkVisibility())
        .filter((box) => box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
        .map((box) => box.textContent?.slice(0, 40)),
    );
  await expect.poll(findWrong).toEqual([]);
  await page.setViewportSize(tablet.viewport);
  await expect.poll(findWrong).toEqual([]);
  expect(await page.locator('pre[tabindex]').count()).toBeGreaterThan(0);
});

test('a text fragment in a closed tab or category opens it', async () => {
  const page = await site.open('/docs/learn/installation/#:~:text=pnpm%20add');
  const panel = page.getByRole('tabpanel').first();
  await expect.poll(() => panel.textContent()).toContain('pnpm add');
  const selected = page.getByRole('tab', { selected: true }).first();
  expect(await selected.textContent()).toBe('pnpm');
  await page.goto('/blog/');
  await page.goto('/docs/learn/#:~:text=Reset%20Theme');
  const link = sidebar(page).getByRole('link', { name: 'Reset Theme' });
  await expect.poll(() => link.isVisible()).toBe(true);
});

test('at 1440 px everything in an article ends at one of two right edges, to a pixel', async () => {
  const page = await site.open('/docs/api/configuration/eslint-plugin/', desktop);
  const edges = await page
    .locator('.prose > :is(p, ul, .code-block, .option), .prose > .table-scroll > table')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  const sorted = edges.toSorted((one, other) => one - other);
  expect(sorted.filter((edge, at) => edge - (sorted[at - 1] ?? 0) > 1)).toHaveLength(2);
});
