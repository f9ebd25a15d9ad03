import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations, findViolationsInBothModes } from './find-violations.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/api/configuration/babel-plugin/';

/** The boxes of the text of an option and of its compiler output. */
async function measureSides(page: Page, id: string) {
  const sides = page.locator(`.option:has(> #${id}) .option-sides > div`);
  const text = await sides.nth(0).boundingBox();
  const output = await sides.nth(1).boundingBox();
  if (!text || !output) throw new Error(`${id} has no sides`);
  return { text, output };
}

test('the compiler output of an option is beside its text from 1280 px, and below it in narrower windows', {
  tags: 'pages',
}, async () => {
  const page = await site.open(route);
  for (const width of [320, 390, 768, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['classnameprefix', 'debug', 'runtimeinjection']) {
      const { text, output } = await measureSides(page, id);
      const isBeside = output.x >= text.x + text.width && Math.abs(output.y - text.y) < 1;
      const isUnder = output.y >= text.y + text.height && Math.abs(output.x - text.x) < 1;
      expect([isBeside, isUnder], `${id} at ${width}`).toEqual([width >= 1280, width < 1280]);
    }
  }
});

test('at every width nothing in a card is cut off except code, and beside the text not even code', {
  tags: 'pages',
}, async () => {
  const page = await site.open(route);
  for (const width of [320, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)]
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.closest('.option')?.querySelector('h3')?.id),
      width < 1280 ? '.option, .option-facts' : '.option, .option-facts, .option-sides pre',
    );
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test.each([
  '/docs/api/configuration/eslint-plugin/',
  '/docs/api/javascript/props/',
  '/docs/api/types/StaticStyles/',
])(
  'cards of rules, parameters and types are not cut off on a phone or beside the contents: %s',
  { tags: 'pages' },
  async (other) => {
    const page = await site.open(other, { colorScheme: 'dark' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.option, .option-facts, .option .table-scroll')]
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.closest('.option')?.querySelector('h3')?.id),
      );
      expect(cut, `at ${width}`).toEqual([]);
    }
    expect(await findViolations(page)).toEqual([]);
  },
);

test('without scripts a card shows its facts, and which output lines are added and removed', async () => {
  const page = await site.open(`${route}#debug`, { javaScriptEnabled: false });
  const card = page.locator('.option:has(> #debug)');
  expect(await card.locator('dl').innerText()).toMatch(
    /^Type\s+boolean\s+Default\s+the value of dev\s+Since\s+0\.9\.3$/,
  );
  expect(await card.locator('del').innerText()).toContain('className: "xdqfz29');
  expect(await card.locator('ins').allInnerTexts()).toHaveLength(2);
});

test('cards have no axe violations in either mode', { tags: 'pages' }, async () => {
  const page = await site.open(route);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
