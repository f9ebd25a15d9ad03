import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: typeof Axe;

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** The axe violations in a part of a page: the rule, and the elements that break it. */
export const findViolations = (page: Page, part = 'html') => runAxe(page, part, {});

/** The text in a part of a page that has too little contrast. */
export const findFaintText = (page: Page, part: string) =>
  runAxe(page, part, { runOnly: ['color-contrast'] });

async function runAxe(page: Page, part: string, more: Axe.RunOptions): Promise<string[]> {
  // The document keeps axe, and evaluating its source takes as long as some of its runs.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  // `preload` would insert the style sheets of shadow trees again, which a policy forbids.
  const options: Axe.RunOptions = { resultTypes: ['violations'], preload: false, ...more };
  return page.evaluate(
    async ([selector, choices]) => {
      const { violations } = await axe.run(selector, choices);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary}`),
      );
    },
    [part, options] as const,
  );
}

/**
 * The violations in both colour modes: the open page follows the system mode without a reload. Its
 * boot script must have run, and no mode may have been chosen.
 */
export async function findViolationsInBothModes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours in transition belong to neither mode.
    await page.waitForFunction((mode) => {
      const moving = document.getAnimations().some((each) => each instanceof CSSTransition);
      return document.documentElement.dataset.theme === mode && !moving;
    }, colorScheme);
    const violations = await findViolations(page, part);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
