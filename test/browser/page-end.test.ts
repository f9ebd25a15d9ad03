import { expect, test } from 'vitest';
import { readSiteFile } from '../build/built-site.ts';
import { openSite } from './site-in-browser.ts';

const site = openSite();
const route = '/docs/learn/installation/';

test('"Copy page" copies the Markdown of the page, confirms it, and loads nothing before it is used', async () => {
  const page = await site.open(route, { permissions: ['clipboard-read', 'clipboard-write'] });
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await loaded()).not.toMatch(/late-press|\.md/);
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.focus();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const before = await link.boundingBox();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Copied', { exact: true }).waitFor();
  // The link stays under the same pointer.
  expect(await link.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    readSiteFile('docs/learn/installation.md'),
  );
  await page.getByText('Copied', { exact: true }).waitFor({ state: 'detached' });
});

test('when the Markdown fails to load, "Copy page" says so and suggests to open it', {
  tags: 'variants',
}, async () => {
  const page = await site.open(route);
  await page.route('**/*.md', (answer) => answer.abort());
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByText('Copying failed. Open the Markdown instead.').waitFor();
});

test('without scripts a page links to its Markdown and to a prefilled issue, and has no "Copy page" button', async () => {
  const page = await site.open(route, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Copy page' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe(
    '/docs/learn/installation.md',
  );
  const issue = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
  expect(new URL(issue ?? '').searchParams.get('body')).toContain(`https://stylexjs.com${route}`);
});
