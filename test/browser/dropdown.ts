import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import { button, inList, isOpen, nav } from './late-controls.ts';
import { openWhole, type SiteInBrowser } from './site-in-browser.ts';

/** Waits until the code of the dropdown runs: a press waits for it, and a key or the pointer doesn't. */
async function waitForListCode(page: Page): Promise<void> {
  await button(page).press('Enter');
  await inList(page).waitFor();
  await page.keyboard.press('Escape');
  await inList(page).waitFor({ state: 'hidden' });
  await page.mouse.move(700, 600);
}

/** Tests the dropdown of the navbar in a wide window. */
export function testDropdown(site: SiteInBrowser): void {
  test('S4.7 a dropdown opens on hover, a click, Enter and Space, and a second click or Escape closes it', async () => {
    const page = await openWhole(site, '/docs/guide/');
    expect(await inList(page).isVisible()).toBe(false);
    await waitForListCode(page);
    await button(page).hover();
    await inList(page).waitFor();
    await page.keyboard.press('Escape');
    await inList(page).waitFor({ state: 'hidden' });
    await button(page).click();
    await page.mouse.move(700, 600);
    expect([await isOpen(page), await inList(page).isVisible()]).toEqual(['true', true]);
    await button(page).click();
    await inList(page).waitFor({ state: 'hidden' });
    await page.mouse.move(700, 600);
    for (const key of ['Enter', 'Space']) {
      await button(page).focus();
      await page.keyboard.press(key);
      await inList(page).waitFor();
      expect(await isOpen(page)).toBe('true');
      expect(await findViolations(page), 'of axe').toEqual([]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Blog');
      await page.keyboard.press('Escape');
      await inList(page).waitFor({ state: 'hidden' });
      expect(await button(page).evaluate((own) => own === document.activeElement)).toBe(true);
      expect(await isOpen(page)).toBe('false');
    }
  });

  test('S4.7 a dropdown closes on a click outside, and when the focus leaves it', async () => {
    const page = await openWhole(site, '/docs/guide/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await inList(page).waitFor();
    await page.mouse.click(700, 600);
    await inList(page).waitFor({ state: 'hidden' });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await inList(page).waitFor();
    await nav(page).getByRole('link', { name: 'Target', exact: true }).last().focus();
    await inList(page).waitFor({ state: 'hidden' });
  });

  test('S4.7 a tap opens a dropdown on a touch screen', async () => {
    const page = await openWhole(site, '/docs/guide/', { hasTouch: true });
    await button(page).tap();
    await inList(page).waitFor();
    expect(await inList(page).innerText()).toContain('Elsewhere');
    await nav(page).getByRole('link', { name: 'Blog' }).tap();
    await page.waitForURL('**/blog/');
  });
}
