import { expect, test } from 'vitest';
import { writeFullCopy } from '../../../../src/outputs/agents/full-copy.ts';

test.each([
  ['of a single page', [10], 'The page of Widgetry.'],
  ['of all pages', [10, 20], 'All 2 pages of Widgetry.'],
  [
    'without the pages that are too many',
    [10, 20, 1_000_000],
    'The first 2 of the 3 pages of Widgetry; /llms.txt lists the others.',
  ],
  [
    'of a long page',
    [900_000, 200_000],
    'The first of the 2 pages of Widgetry; /llms.txt lists the others.',
  ],
])('the copy %s says so in its first line', (_what, lengths, line) => {
  const copies = new Map<string, string>(
    lengths.map((length, at) => [`/docs/page-${at}.md`, 'a'.repeat(length)]),
  );
  const written = new Map<string, string>();
  const host = {
    read: (file: string) => copies.get(file),
    write: (file: string, text: string) => written.set(file, text),
  };
  writeFullCopy(host, [...copies.keys()], 'Widgetry');
  expect(written.get('/llms-full.txt')?.split('\n')[0]).toBe(`> ${line}`);
});
