import { expect, test } from 'vitest';
import { summarizeCauses } from '../../../src/check/summarize-causes.ts';

test('messages that differ only in quoted values are one cause, even if a value has quotes', () => {
  const messages = ['name="x"', 'name="y z"', 'live', '"a"'].map(
    (word) => `"${word}" is not a known word after the language of a fence`,
  );
  const others = ['"a" of "b": not here', '"c" of "d": not here', 'found ("e"), expected "f"'];
  const summary = summarizeCauses(
    [...messages, ...others].map((message, at) => ({
      ...{ file: 'content/docs/a.md', line: at + 1, message },
      severity: 'warning' as const,
    })),
  );
  expect(summary.split('\n').filter((line) => /^ +\d/.test(line))).toEqual([
    '     4  "…" is not a known word after the language of a fence',
    '     2  "…" of "…": not here',
    '     1  found ("…"), expected "…"',
  ]);
});
