import { expect, test } from 'vitest';
import {
  buildIndexChunk,
  buildIndexRoot,
  writeIndexEntry,
} from '../../../../src/outputs/agents/page-index.ts';

const address = 'https://a.b/llms/x.txt';

test('the root describes the site and lists its sections', () => {
  const parts = [{ title: 'Guide', description: '3 pages', address }];
  const full = { title: 'All', address: 'https://a.b/llms-full.txt' };
  expect(buildIndexRoot({ title: 'Site', tagline: 'Fast.' }, parts, [full])).toBe(`# Site

> Fast.

Each page has a Markdown copy: its address with \`.md\` in place of the last slash.

## Sections

- [Guide](https://a.b/llms/x.txt): 3 pages

## Optional

- [All](https://a.b/llms-full.txt)
`);
});

test('each title and tagline is one line, and a site without tagline has no quote', () => {
  const [title, , tagline] = buildIndexRoot({ title: ' A\n b', tagline: 'C\n d' }, [], []).split(
    '\n',
  );
  expect([title, tagline]).toEqual(['# A b', '> C d']);
  expect(buildIndexRoot({ title: 'A', tagline: '' }, [], [])).not.toContain('>');
  expect(buildIndexChunk('A\n b', [])).toMatch(/^# A b\n/);
});

test('an entry is one line, with escaped brackets and backslashes in its title', () => {
  expect(writeIndexEntry({ title: 'a[0]\nb\\', description: 'One\n two', address })).toBe(
    '- [a\\[0\\] b\\\\](https://a.b/llms/x.txt): One two',
  );
});

test('an entry is not cut within a letter, and has no description if its address is too long', () => {
  expect(writeIndexEntry({ title: `ab${'😀'.repeat(60)}`, address })).toBe(
    `- [ab${'😀'.repeat(48)}…](${address})`,
  );
  const long = `${address}?${'x'.repeat(480)}`;
  expect(writeIndexEntry({ title: 'A', description: 'B', address: long })).toBe(`- [A](${long})`);
});

test('a hundred entries with long titles and descriptions are below 50 kB', () => {
  const entry = { title: '漢字 '.repeat(200), description: 'é word '.repeat(400), address };
  const list = buildIndexChunk('Guide', Array(100).fill(entry));
  expect(Buffer.byteLength(list)).toBeLessThan(50_000);
  expect(list.split('\n')[2]).toMatch(/word…$/);
});
