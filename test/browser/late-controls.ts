import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, type SiteInBrowser, waitForHydration } from './site-in-browser.ts';

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const button = (page: Page) => nav(page).getByRole('button', { name: 'More' });
export const inList = (page: Page) => nav(page).getByRole('link', { name: 'Elsewhere' });
export const isOpen = (page: Page) => button(page).getAttribute('aria-expanded');
export const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** The stored id of the announcement, and whether it was dismissed. */
export const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('announcement.id'),
    localStorage.getItem('announcement.dismiss'),
  ]);

/** A page that waits for the code of its parts, and a function to release it. */
async function openWaiting(site: SiteInBrowser) {
  const page = await (await site.visit()).newPage();
  const release = await holdAnswers(page, '**/assets/late-controls-*.js');
  const asked = page.waitForRequest('**/assets/late-controls-*.js');
  await page.goto('/docs/guide/');
  await asked;
  return { page, release };
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const collapse = (page: Page) => page.getByRole('button', { name: 'Collapse sidebar' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });

/** Tests presses on optional parts before their code has loaded, on a site with all of them. */
export function testLateControls(site: SiteInBrowser): void {
  test('S4.7 X36 X49 a dropdown pressed before its code loads opens once it has loaded', async () => {
    const { page, release } = await openWaiting(site);
    await button(page).press('Enter');
    expect(await isOpen(page)).toBe('false');
    release();
    await inList(page).waitFor();
    expect(await isOpen(page)).toBe('true');
  });

  test('S2.28 S4.9 X36 X49 presses before the code loads take effect in order once it has loaded', async () => {
    const { page, release } = await openWaiting(site);
    await close(page).click();
    await collapse(page).click();
    // Opens the dropdown and closes it again.
    for (const key of ['Enter', 'Space']) await button(page).press(key);
    expect(await sidebar(page).isVisible()).toBe(true);
    release();
    await bar(page).waitFor({ state: 'hidden' });
    await sidebar(page).waitFor({ state: 'hidden' });
    expect(await stored(page)).toEqual(['news-1', 'true']);
    expect(await isOpen(page)).toBe('false');
  });

  test('X24 X49 when the code of parts fails to load, an alert shows, presses cause no errors, and Retry recovers', async () => {
    const page = await (await site.visit()).newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/assets/late-controls-*.js', (route) => route.abort());
    await page.goto('/docs/guide/');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    for (const each of [button(page), close(page), collapse(page)]) await each.click();
    await waitForHydration(page);
    expect(errors).toEqual([]);
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
    await close(page).click();
    await bar(page).waitFor({ state: 'hidden' });
  });
}
