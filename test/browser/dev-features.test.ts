import { test } from 'vitest';
import { startDevSite } from './dev-site.ts';

const [releases, synonyms] = ['content/releases.yml', 'content/search-synonyms.yml'];
const list = (change: string) =>
  `- version: 1.0.0\n  date: 2025-05\n  changes: [{ kind: added, text: ${change} }]\n`;
const site = startDevSite('dev-features', new Map([[releases, list('first')]]));
const { expectText, visit, withChange } = site;

test('an edit of the releases shows in the open page that compares them', async () => {
  const page = await visit('/releases/');
  await page.getByText('first').waitFor();
  await withChange(releases, list('second'), () => page.getByText('second').waitFor());
  await page.getByText('first').waitFor();
});

test('a new synonym is a word of the index', async () => {
  const terms = '/search/index/t0.json';
  await expectText(terms, /^(?!.*zebra)/s);
  await withChange(synonyms, '/docs/guide/: [zebra]\n', () => expectText(terms, 'zebra'));
  await expectText(terms, /^(?!.*zebra)/s);
});
