import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: typeof Axe;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What axe finds wrong in a part of a page: the rule, and the elements that break it. */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    // It would write the style sheets of trees of their own into them once more, which a policy forbids.
    const options = { resultTypes: ['violations' as const], preload: false };
    const { violations } = await axe.run(selector, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
    );
  }, part);
}
