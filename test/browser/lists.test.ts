import { expect, test } from 'vitest';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();

test('the tables of the guides have their columns at the same places, and on a phone the minutes beside the question', async () => {
  const page = await site.open('/docs/guides/');
  const heads = page.locator('thead th:nth-child(2)');
  const places = await heads.evaluateAll((cells) =>
    cells.map((cell) => Math.round(cell.getBoundingClientRect().left)),
  );
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places).size).toBe(1);
  await page.setViewportSize(phone.viewport);
  const [question, gain, minutes] = await page
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => [
        Math.round(cell.getBoundingClientRect().top),
        getComputedStyle(cell, '::before').display,
      ]),
    );
  expect(minutes).toEqual(question);
  expect(gain?.[0]).toBeGreaterThan(Number(question?.[0]));
  expect(minutes?.[1]).toBe('none');
});

test('headings of posts and of their lists are at one height', async () => {
  const page = await site.open('/blog/');
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((found) => found.getBoundingClientRect().top);
  const list = await top();
  await page.goto('/blog/v0.12.0/');
  expect(await top()).toBe(list);
});

test('on a phone the tiles of a release are below its date', async () => {
  const page = await site.open('/blog/', phone);
  const distances = await page.locator('article:has([href$="releases/"])').evaluateAll((rows) =>
    rows.map((row) => {
      const date = row.querySelector('p:has(time)')?.getBoundingClientRect().bottom;
      const tiles = row.querySelector('[href$="releases/"]')?.getBoundingClientRect().top;
      return Math.round((tiles ?? 0) - (date ?? 0)) >= 0;
    }),
  );
  expect(distances).toHaveLength(10);
  expect(new Set(distances)).toEqual(new Set([true]));
});

test('a tag stands beside its latest posts with their tiles, and leads to all of them', async () => {
  const page = await site.open('/blog/tags/');
  const row = page.locator('main li:has(> a[href="/blog/tags/release/"])');
  const [name, post] = await Promise.all([
    row.locator('> a').boundingBox(),
    row.locator('ul a').first().boundingBox(),
  ]);
  expect(post?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(await row.locator('li').first().getByText('2 added').isVisible()).toBe(true);
  const all = row.getByRole('link', { name: 'All 12' });
  expect(await all.getAttribute('href')).toBe('/blog/tags/release/');
});
