import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findDifference } from './find-difference.ts';
import { openPlayground, previewOf, waitForRules } from './playground-page.ts';
import { listSampleLinks, type SampleLink } from './sample-links.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

test('X58 each link under a sample opens the same component or rules as on its page', async () => {
  const links = await listSampleLinks(await site.open('about:blank'));
  expect(links.length).toBeGreaterThan(250);
  const page = await openPlayground(site);
  // So that the output of the first project is not taken for that of a link.
  await waitForRules(page);
  const wrong: string[] = [];
  for (const link of links) {
    const difference = await openLink(page, link);
    if (difference) wrong.push(`${link.where}: ${difference}`);
  }
  expect(wrong, `${links.length - wrong.length} of ${links.length} links`).toEqual([]);
});

/** How the playground differs from the page; undefined if it does not. */
async function openLink(page: Page, { hash, shown, rules }: SampleLink) {
  await page.evaluate((fragment) => {
    const stage = document.querySelector('[data-playground]')?.shadowRoot?.querySelector('.stage');
    stage?.setAttribute('data-state', 'before');
    location.hash = fragment;
  }, hash);
  const outcome = await page.waitForFunction(() => {
    const stage = document.querySelector('[data-playground]')?.shadowRoot?.querySelector('.stage');
    const state = stage?.getAttribute('data-state') ?? '';
    return !['before', 'loading', 'running'].includes(state) && state;
  });
  const state = await outcome.jsonValue();
  if (!shown) return findMissingRule(page, rules);
  // Some samples are about elements without a size.
  if (state !== 'shown' && state !== 'unseen') return `the preview is ${state}`;
  return previewOf(page).evaluate(findDifference, shown);
}

/**
 * Waits until the rules of a sample are visible, or its code if it has none; returns what is
 * visible instead.
 */
async function findMissingRule(page: Page, rules: readonly string[]) {
  const pane = page.getByRole('tabpanel', { name: rules.length > 0 ? 'Rules' : 'JavaScript' });
  // The playground writes a class without its dot.
  const expected = rules.length > 0 ? rules.map((rule) => /\w[\w-]*/.exec(rule)?.[0]) : ['export'];
  try {
    await pane.waitFor();
    for (const text of expected) await pane.filter({ hasText: text }).waitFor();
    return undefined;
  } catch {
    return `in sight are ${await page.getByRole('tabpanel').allTextContents()}, not ${expected}`;
  }
}
