import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTable, readPage } from '../api-tables/read-tables.ts';

const page = readPage('guides/releases.mdx');
const readPost = (name: string) => readFileSync(`content/blog/${name}.mdx`, 'utf8');

test('the releases page names each release, including those without a post', () => {
  const all =
    '0.4.1 0.5.0 0.6.1 0.7.0 0.7.3 0.8.0 0.9.3 0.10.0 0.10.1 0.11.0 0.11.1 0.12.0 0.13.0 0.13.1';
  expect(all.split(' ').filter((version) => !page.includes(version))).toEqual([]);
});

test('the releases page and the posts date variables as keys of dynamic styles to 0.5.0', () => {
  const { rows } = findTable(page, 'Since | Function');
  const row = rows.find(([, names]) => names?.includes('variables as keys of dynamic styles'));
  expect(row?.[0]).toBe('0.5.0');
  expect(readPost('2024-01-25-v0.5.0')).toContain('Dynamic styles can set variables');
  expect(readPost('2024-04-16-v0.6.1')).toContain('Since [0.5.0]');
});

test('the post and the summary list Deno under the command line tool', () => {
  const [, cli = ''] = readPost('2025-02-27-v0.11.0').split('## CLI\n');
  for (const text of [cli.split('\n## ')[0], /\| Command line tool \| (.*)/.exec(page)?.[1]]) {
    expect(text).toMatch(/Deno/);
  }
});
