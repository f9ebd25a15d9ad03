import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isShort } from '../run/exhaustive.ts';

declare const axe: typeof Axe;

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** The rules of axe that a colour mode can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The axe violations in a part of a page: the rule, and the elements that break it. */
export const findViolations = (page: Page, part = 'html') => runAxe(page, part, {});

/** The text in a part of a page that has too little contrast, once nothing there is in transition. */
export async function findFaintText(page: Page, part: string): Promise<string[]> {
  await waitForTransitions(page);
  return runAxe(page, part, { runOnly: ['color-contrast'] });
}

/** Waits until the transitions of a page and of its shadow trees, such as those of samples, are over. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
    const running = [document, ...shadows].flatMap((tree) => tree.getAnimations());
    return !running.some((each) => each instanceof CSSTransition);
  });
}

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
export async function findViolationsInBothModes(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(
      (mode) => document.documentElement.dataset.theme === mode,
      colorScheme,
    );
    // Colours in transition belong to neither mode.
    await waitForTransitions(page);
    // What has nothing to do with colours is the same in both modes.
    const rules = isShort && colorScheme === 'light' ? { runOnly: colorRules } : {};
    const violations = await runAxe(page, part, rules);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
