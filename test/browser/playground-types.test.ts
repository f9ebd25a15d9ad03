import { expect, test } from 'vitest';
import { button, codeOf, openPlayground, previewOf, textOf, write } from './playground-page.ts';
import { collectRequests, openSite } from './site-in-browser.ts';

const site = openSite();
const wrong = `import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ word: { colour: 'red' } });
export default () => <b {...stylex.props(styles.wrod)}>Word</b>;`;

test('S2.3 types are checked only on request, and then also after a reload', async () => {
  const page = await openPlayground(site);
  const requests = collectRequests(page);
  await write(page, wrong);
  await previewOf(page).getByText('Word', { exact: true }).waitFor();
  const problems = page.getByRole('list', { name: 'Problems' }).getByRole('listitem');
  expect(await problems.count()).toBe(0);
  expect(requests.filter((url) => url.includes('playground-types'))).toEqual([]);

  await button(page, 'Check types').click();
  await problems.first().waitFor({ timeout: 60_000 });
  expect(await problems.allInnerTexts()).toEqual([
    expect.stringMatching(
      /^App\.tsx:2:40 "colour" is not a CSS property\. Did you mean "color"\?$/,
    ),
    expect.stringMatching(/^App\.tsx:3:49 Property 'wrod' does not exist/),
  ]);
  // Code that runs is shown, whatever its types are.
  expect(await previewOf(page).innerText()).toBe('Word');
  await problems.first().getByRole('button').click();
  expect(await page.locator('.cm-activeLine').first().innerText()).toContain('colour');

  await write(page, wrong.replace('colour', 'color').replace('wrod', 'word'));
  await expect.poll(() => problems.count()).toBe(0);

  await page.reload();
  await codeOf(page).waitFor();
  expect(await textOf(page)).toContain('styles.word');
  await write(page, wrong);
  await problems.first().waitFor({ timeout: 60_000 });
  await button(page, 'Check types').click();
  await expect.poll(() => problems.count()).toBe(0);
});

test('S2.3 when TypeScript fails to load the playground says so, and Retry loads it', {
  tags: 'variants',
}, async () => {
  const page = await openPlayground(site);
  let isBlocked = true;
  await page.route('**/assets/playground-types-*.js', (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  await write(page, wrong);
  // The compiler's answer to the edit would ask for the types once more.
  await previewOf(page).getByText('Word', { exact: true }).waitFor();
  await button(page, 'Check types').click();
  await page.getByText('TypeScript could not be loaded.').waitFor();
  isBlocked = false;
  await button(page, 'Retry').click();
  await page
    .getByRole('list', { name: 'Problems' })
    .getByRole('listitem')
    .first()
    .waitFor({ timeout: 60_000 });
});
