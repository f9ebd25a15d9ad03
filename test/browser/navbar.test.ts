import { expect, test } from 'vitest';
import { openSite } from './site-in-browser.ts';

const site = openSite();

test('S2.18 M8 focusing the navbar does not scroll the page', async () => {
  const page = await site.open('/docs/api/javascript/create/');
  await page.evaluate(() => {
    window.scrollTo({ top: 800, behavior: 'instant' });
    document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true });
  });
  await page.keyboard.press('Tab');
  const brand = page.locator('nav[aria-label=Main] [data-brand]');
  expect(await brand.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(800);
});

test('X42 the link to the repository says that it opens in a new tab', async () => {
  const page = await site.open('/docs/learn/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const link = nav.getByRole('link', { name: 'GitHub (opens in new tab)', exact: true });
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
});
