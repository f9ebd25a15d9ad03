import { expect, test } from 'vitest';
import { readReleases } from '../../src/features/releases/data/read-releases.ts';
import { kinds } from '../../src/features/releases/release.ts';
import { readHtml, readSiteFile } from './built-site.ts';

const { releases } = readReleases(process.cwd());

type Listed = {
  version: string;
  date: string;
  url?: string;
  changes: { kind: string; url?: string }[];
};
const listed: Listed[] = JSON.parse(readSiteFile('releases.json'));

test('releases.json lists each release with its date, its post and its changes, with absolute addresses', () => {
  expect(listed.map(({ version }) => version)).toEqual(releases.map(({ version }) => version));
  for (const { date, url, changes } of listed) {
    expect(date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    expect(kinds).toEqual(expect.arrayContaining(changes.map(({ kind }) => kind)));
    for (const address of [url, ...changes.map((change) => change.url)]) {
      expect(address ?? 'https://stylexjs.com/').toMatch(/^https:\/\/stylexjs\.com\//);
    }
  }
  expect(listed.find(({ version }) => version === '0.13.0')).toMatchObject({
    date: '2025-05-19',
    url: 'https://stylexjs.com/blog/v0.13.0/',
  });
});

test('the list of posts counts what a release added, changed and fixed, and links to the releases', () => {
  const [link] = readHtml('blog/index.html').querySelectorAll('article [href="/releases/"]');
  expect(link?.textContent.trim()).toBe('2 added 6 changed 4 fixed');
  expect(readSiteFile('releases/index.html')).toContain('id="v0.13.0"');
});

test('a post starts with what its release changes, deprecates and removes, if anything', () => {
  const beginOf = (slug: string) =>
    readSiteFile(`blog/${slug}/index.html`).split('class="prose post-text')[0] ?? '';
  const begin = beginOf('v0.13.0');
  expect(begin).toContain('When you upgrade');
  expect(begin).toMatch(/Removed(?:<[^>]*>)*: /);
  expect(begin).not.toContain('Fixed');
  expect(beginOf('v0.10.1')).not.toContain('When you upgrade');
});
