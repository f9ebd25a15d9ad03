import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrate, openSite, phone } from './site-in-browser.ts';

declare const axe: typeof Axe;

const site = openSite();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What axe finds wrong in a part of a page: the rule, and the elements that break it. */
async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
    );
  }, part);
}

const pages = [
  '/',
  '/docs/learn/installation/',
  '/docs/api/javascript/create/',
  '/docs/api/javascript/types/',
  '/blog/',
  '/blog/v0.13.0/',
  '/blog/tags/',
  '/blog/archive/',
  '/search/?q=defineVars',
  '/playground/',
  '/nowhere/',
];

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  test.each(pages)('axe finds nothing wrong with %s', async (route) => {
    const page = await site.open(route, { colorScheme, reducedMotion: 'reduce' });
    await hydrate(page);
    if (route.startsWith('/search/')) await page.locator('main article').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('axe finds nothing wrong with a page on a phone, and with its open menu', async () => {
    const page = await site.open('/docs/learn/installation/', {
      ...phone,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await hydrate(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
    expect(await findViolations(page, '#mobile-menu')).toEqual([]);
  });
});
