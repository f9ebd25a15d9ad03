import { expect, test } from 'vitest';
import { findViolations, findViolationsInBothModes } from './find-violations.ts';
import { openSite, phone } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/api/configuration/babel-plugin/';

test('the compiler output of an option has the width of the option, and phones fold it', {
  tags: 'pages',
}, async () => {
  const page = await site.open(route);
  for (const width of [390, 600, 601, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['classnameprefix', 'debug', 'runtimeinjection']) {
      const card = page.locator(`.option:has(> #${id})`);
      const output = card.locator('.option-more > .code-block').last();
      expect(await output.isVisible(), `${id} at ${width}`).toBe(width > 600);
      if (width <= 600) await card.getByText('Details').click();
      const [box, code] = [await card.boundingBox(), await output.boundingBox()];
      expect(code?.width, `${id} at ${width}`).toBe(box?.width);
      if (width <= 600) await card.getByText('Details').click();
    }
  }
});

test('the page of the compiler is at most 12,000 px high on a phone', async () => {
  const page = await site.open(route, { viewport: { width: 390, height: 844 } });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
});

test('at every width nothing in an option is cut off except code', { tags: 'pages' }, async () => {
  const page = await site.open(route);
  for (const width of [320, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.option, .option-facts')]
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.closest('.option')?.querySelector('h3')?.id),
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
