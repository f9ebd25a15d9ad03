import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPlayground, previewOf, write } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

const code = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({
  base: { color: 'red', paddingTop: 8 },
  strong: {
    color: 'blue',
  },
});
export default () => <main><p {...stylex.props(styles.base, styles.strong)}>Strong</p><i {...stylex.props(styles.base)}>Plain</i></main>;`;

async function openTied(): Promise<Page> {
  const page = await openPlayground(site);
  await write(page, code);
  await previewOf(page).getByText('Strong').waitFor();
  await page.getByRole('row').filter({ hasText: 'color: blue' }).waitFor();
  return page;
}

const litRules = (page: Page) => page.locator('tr.lit code').allInnerTexts();
const outlineOf = (page: Page, text: string) =>
  previewOf(page)
    .getByText(text)
    .evaluate((element) => getComputedStyle(element).outlineStyle);

test('S2.3 a declaration under the caret or the pointer highlights its rules and elements', async () => {
  const page = await openTied();
  const line = page.locator('.cm-line').filter({ hasText: "color: 'blue'" });
  await line.hover();
  await expect.poll(() => litRules(page)).toEqual(['color: blue']);
  await expect.poll(() => outlineOf(page, 'Strong')).toBe('solid');
  expect(await outlineOf(page, 'Plain')).toBe('none');
  await page.locator('.cm-line').filter({ hasText: "color: 'red'" }).click();
  await page.mouse.move(5, 5);
  await expect
    .poll(async () => (await litRules(page)).sort())
    .toEqual(['color: red', 'padding-top: 8px']);
  await expect.poll(() => outlineOf(page, 'Plain')).toBe('solid');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => litRules(page)).toEqual([]);
});

test('S2.3 a focused rule highlights its declaration and elements', {
  tags: 'variants',
}, async () => {
  const page = await openTied();
  await page.getByRole('row').filter({ hasText: 'color: blue' }).getByRole('button').focus();
  await expect
    .poll(() => page.locator('.from-rule').allInnerTexts())
    .toEqual([expect.stringContaining("color: 'blue'")]);
  await expect.poll(() => outlineOf(page, 'Strong')).toBe('solid');
});

test('S2.3 rules are tiles in the colour of their subject, an outline if several declarations share one', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  await write(page, code.replace("color: 'blue',", 'paddingTop: 8,'));
  await page.getByText('1 reused (outlined)').waitFor();
  const look = (text: string) =>
    page
      .getByRole('row')
      .filter({ hasText: text })
      .locator('.atom')
      .evaluate((tile) => {
        const { backgroundColor, borderTopColor, borderRadius } = getComputedStyle(tile);
        return { borderTopColor, borderRadius, isFilled: backgroundColor === borderTopColor };
      });
  const [shared, single] = [await look('padding-top: 8px'), await look('color: red')];
  expect([shared.isFilled, single.isFilled]).toEqual([false, true]);
  expect(single.borderRadius).toBe('6px');
  expect(single.borderTopColor).not.toBe(shared.borderTopColor);
});

test('S2.3 hovering an element of the preview shows its applied and overridden styles with their locations', {
  tags: 'variants',
}, async () => {
  const page = await openTied();
  await previewOf(page).getByText('Strong').hover();
  const card = page.getByRole('group', { name: 'Styles of <p>' });
  await card.getByText('2 applied, 1 overridden').waitFor();
  const red = card.getByRole('listitem').filter({ hasText: 'color: red' });
  expect((await red.innerText()).replace(/\s+/g, ' ')).toMatch(
    /^color: red \w+ App\.tsx:3 overridden by App\.tsx:5$/,
  );
  await expect
    .poll(async () => (await litRules(page)).sort())
    .toEqual(['color: blue', 'padding-top: 8px']);
  await card.getByRole('button', { name: 'App.tsx:5' }).first().click();
  await expect
    .poll(() => page.locator('.cm-activeLine').first().innerText())
    .toContain("color: 'blue'");
  await previewOf(page).getByText('Plain').hover();
  await expect
    .poll(() => page.locator('.from-rule').allInnerTexts())
    .toEqual([expect.stringContaining('base:')]);
  await page
    .getByRole('group', { name: 'Styles of <i>' })
    .getByText('2 applied, 0 overridden')
    .waitFor();
});

test('S2.3 the styles of a hovered element are hidden after the pointer has left the preview', {
  tags: 'variants',
}, async () => {
  const page = await openTied();
  await previewOf(page).getByText('Strong').hover();
  await page.getByRole('group', { name: 'Styles of <p>' }).waitFor();
  await page.mouse.move(200, 400);
  await page.getByRole('group', { name: 'Styles of <p>' }).waitFor({ state: 'hidden' });
});

test('X58 hostile class names in the preview are not rendered as HTML and break nothing', {
  tags: 'hostile',
}, async () => {
  const page = await openTied();
  await write(
    page,
    `${code.slice(0, code.indexOf('export default'))}
const odd = '<img/src=x> __proto__ constructor ' + 'x'.repeat(5000) + ' y'.repeat(5000);
export default () => <div className={odd + ' ' + stylex.props(styles.base).className}>Odd</div>;`,
  );
  await previewOf(page).getByText('Odd').hover();
  await page.getByRole('group', { name: 'Styles of <div>' }).waitFor();
  expect(await page.locator('.element-card img').count()).toBe(0);
  await page.locator('.rule-name').first().waitFor();
  await expect.poll(() => page.locator('.stage').getAttribute('data-state')).toBe('shown');
});
