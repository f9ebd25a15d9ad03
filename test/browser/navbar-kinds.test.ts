import { expect, test } from 'vitest';
import { testDropdown } from './dropdown.ts';
import { everyKind } from './every-kind.ts';
import { findViolations } from './find-violations.ts';
import { bar, button, inList, nav, stored, testLateControls } from './late-controls.ts';
import { hidden, scrollTo, waitForScrolling } from './scroll-navbar.ts';
import { hydrate, openWhole, phone, waitForHydration } from './site-in-browser.ts';
import { openVariant } from './site-variants.ts';

const site = openVariant('navbar-kinds', everyKind);
testLateControls(site);
testDropdown(site);

test('S2.18 S2.19 S3.1 the navbar shows items of every kind in their places', async () => {
  const page = await site.open('/docs/guide/');
  const left = nav(page).locator('[data-side=left]');
  expect(await left.locator('> li').allInnerTexts()).toEqual(['Guide', 'More']);
  expect(await nav(page).locator('[data-side=left-end] > li').allInnerTexts()).toEqual(['Target']);
  expect(await nav(page).locator('[data-side=right] > li').allInnerTexts()).toEqual([
    'Version',
    'Next',
    'English',
    'Raw HTML',
    'Tags',
  ]);
  expect(await nav(page).locator('strong#raw').isVisible()).toBe(true);
  const search = await nav(page).locator('[data-search-button]').boundingBox();
  const target = await nav(page).getByRole('link', { name: 'Target' }).boundingBox();
  expect(search?.x).toBeLessThan(target?.x ?? 0);
  expect(await nav(page).locator('[data-search-button]').count()).toBe(1);
  const own = page.locator('#own-item[data-own=yes][title="Own title"]:has(em)');
  expect(await own.allTextContents(), 'its id not in the menu').toEqual(['Own words']);
});

test('S2.19 X23 items are marked as current on the pages of their section and below their base path', async () => {
  const page = await site.open('/docs/guide/target/');
  const mark = (name: string) =>
    nav(page).getByRole('link', { name, exact: true }).first().getAttribute('aria-current');
  expect([await mark('Guide'), await mark('Target'), await mark('Tags')]).toEqual([
    'true',
    'page',
    null,
  ]);
  await page.goto('/blog/tags/news/');
  expect([await mark('Guide'), await mark('Tags')]).toEqual([null, 'true']);
});

test('S3.3 S3.6 X30 a logo beside the title has an empty alt text, and versions link to the first doc', async () => {
  const page = await site.open('/blog/');
  const brand = nav(page).locator('[data-brand]');
  expect(await brand.innerText()).toBe('Kinds');
  expect(await brand.locator('img').first().getAttribute('alt')).toBe('');
  const hrefOf = (name: string) =>
    nav(page).getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await hrefOf('Next')).toBe('/docs/guide/basics/page-1/');
  expect(await hrefOf('Version')).toBe('/docs/guide/basics/page-1/');
});

test('S9.7 the locale icon is 20 pixels wide, and the external link icon 12', async () => {
  const page = await openWhole(site, '/docs/guide/');
  await button(page).click();
  await inList(page).waitFor();
  const marks = inList(page).locator('svg').or(nav(page).getByText('English').locator('svg'));
  expect(await marks.evaluateAll((all) => all.map((own) => own.clientWidth))).toEqual([12, 20]);
  const topOf = async (name: string) => (await nav(page).getByText(name).boundingBox())?.y;
  const apart = ((await topOf('English')) ?? -9) - ((await topOf('Tags')) ?? 0);
  expect(Math.abs(apart), 'in a line with the links, to half a pixel').toBeLessThan(0.5);
});

test('S4.7 in the mobile menu a dropdown is a list, open if it contains the current page', async () => {
  const page = await site.open('/blog/', phone);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('[inert]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Elsewhere' }).waitFor();
  expect(await menu.locator('summary').innerText()).toBe('More');
  expect(await menu.locator('[data-search-button]').count()).toBe(0);
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Elsewhere' }).waitFor({ state: 'hidden' });
});

const openLong = async () => waitForScrolling(await site.open('/docs/guide/long/'));

test('S2.20 S4.10 the navbar hides on scrolling down and shows on scrolling up', async () => {
  const page = await openLong();
  const seen = [];
  for (const place of [30, 400, 500, 450, 900, 10]) seen.push(await scrollTo(page, place));
  expect(seen).toEqual([false, true, true, false, true, false]);
});

test('S2.20 the navbar stays hidden while the page hydrates', { tags: 'variants' }, async () => {
  const page = await openLong();
  for (const place of [300, 500]) await scrollTo(page, place);
  await page.locator('main').hover();
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  expect(await hidden(page)).toBe(true);
});

test('S2.20 keyboard focus brings the hidden navbar back', async () => {
  const page = await openLong();
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await scrollTo(page, 300);
  expect(await scrollTo(page, 500)).toBe(true);
  await nav(page).evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
  await page.keyboard.press('Tab');
  expect(
    await nav(page)
      .locator('[data-brand]')
      .evaluate((own) => own === document.activeElement),
  ).toBe(true);
  expect((await nav(page).boundingBox())?.y).toBe(0);
});

test('S2.20 the navbar stays hidden at the heading that a link leads to', {
  tags: 'variants',
}, async () => {
  const page = await openLong();
  await page.getByRole('link', { name: 'To the end' }).click();
  await page.waitForFunction(() => scrollY > 500);
  await expect.poll(() => hidden(page)).toBe(true);
});

test('S4.9 S2.24 X48 the announcement shows in its colours, and once closed it stays away', async () => {
  const page = await openWhole(site, '/docs/guide/');
  const colors = await bar(page).evaluate((own) => {
    const { backgroundColor, color } = getComputedStyle(own);
    return [backgroundColor, color, own.getAttribute('style')];
  });
  expect(colors).toEqual(['rgb(10, 20, 30)', 'rgb(250, 240, 230)', null]);
  expect((await bar(page).boundingBox())?.height).toBe(30);
  expect(await bar(page).getByRole('link').getAttribute('href')).toBe('/blog/');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await bar(page).waitFor({ state: 'hidden' });
  expect(await stored(page)).toEqual(['news-1', 'true']);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main').waitFor();
  await expect.poll(() => bar(page).isVisible()).toBe(false);
});

test('X7 X30 a new announcement shows although the previous one was dismissed', async () => {
  const page = await (await site.visit()).newPage();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('announcement.id', 'news-0');
    localStorage.setItem('announcement.dismiss', 'true');
  });
  await page.goto('/docs/guide/', { waitUntil: 'commit' });
  await bar(page).waitFor();
  expect(await stored(page)).toEqual(['news-1', 'false']);
});

test('X41 the announcement scrolls with the page, and is not printed', async () => {
  const page = await site.open('/docs/guide/long/');
  expect((await bar(page).boundingBox())?.y).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(-20);
  await page.emulateMedia({ media: 'print' });
  expect(await bar(page).isVisible()).toBe(false);
});

test('S4.12 an unknown preferred version is removed, and a selected version is remembered', async () => {
  const page = await openWhole(site, '/docs/guide/');
  const preferred = () =>
    page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'junk'));
  await page.reload();
  await expect.poll(preferred).toBeNull();
  await nav(page).getByRole('link', { name: 'Next' }).click();
  await expect.poll(preferred).toBe('current');
  await page.reload();
  expect(await preferred()).toBe('current');
});

test('S2.28 the sidebar can be collapsed and expanded', async () => {
  const page = await openWhole(site, '/docs/guide/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await sidebar.waitFor({ state: 'hidden' });
  expect(await page.locator('.sidebar-collapse').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await sidebar.waitFor();
  expect(await page.getByRole('button', { name: 'Expand sidebar' }).isVisible()).toBe(false);
});

test('S1.4 a site that ignores the system mode has its own default, and a toggle between two modes', {
  tags: 'variants',
}, async () => {
  const page = await site.open('/docs/guide/', { colorScheme: 'light' });
  const mode = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await mode()).toBe('dark');
  const toggle = nav(page).getByRole('button', { name: /dark and light/ });
  expect(await toggle.getAttribute('aria-label')).toContain('currently dark mode');
  await hydrate(page);
  await toggle.click();
  expect(await mode()).toBe('light');
  expect(await findViolations(page), 'of axe, with announcement').toEqual([]);
  await toggle.click();
  expect(await mode()).toBe('dark');
  const plain = await site.open('/docs/guide/', { colorScheme: 'light', javaScriptEnabled: false });
  expect(await plain.locator('button[data-part]:visible').allInnerTexts()).toEqual(['More']);
  expect(await plain.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'dark',
  );
});
