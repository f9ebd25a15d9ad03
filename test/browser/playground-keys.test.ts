import { expect, test } from 'vitest';
import { codeOf, openPlayground, textOf, write } from './playground-page.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();

test('style keys are coloured by category, as on the pages of the site', async () => {
  const page = await openPlayground(site);
  await write(
    page,
    "type Props = { display: string };\nconst a = { display: 'grid', color: 'red' };\n",
  );
  const marked = codeOf(page).locator('[class^=tk-]');
  await expect
    .poll(() =>
      marked.evaluateAll((keys) => keys.map((key) => `${key.className} ${key.textContent}`)),
    )
    .toEqual(['tk-l display', 'tk-h color']);
  const colors = await marked.evaluateAll((keys) => keys.map((key) => getComputedStyle(key).color));
  expect(new Set(colors).size).toBe(2);
});

test('tags are in the editor as they are typed', async () => {
  const page = await openPlayground(site);
  for (const text of [
    'const a = <b>Text</b>;',
    'const a = <b><i>Text</i></b>;',
    'const a = <b><b>Text</b></b>;',
    'const a = <><A.B is={1}>Text</A.B></>;',
    'const a = <></>;',
  ]) {
    await write(page, '');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await expect.poll(() => textOf(page)).toBe(text);
  }
});
