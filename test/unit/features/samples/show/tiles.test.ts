import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { compileProject } from '../../../../../src/features/samples/compiler/compile-project.ts';
import { numberRules } from '../../../../../src/features/samples/show/number-rules.ts';
import { tileList } from '../../../../../src/features/samples/show/tiles.ts';

test('tiles of one line come before taller ones, those in sight and the rest by themselves', () => {
  const style = `{
    color: { default: 'red', '@media print': 'black' },
    display: 'flex', order: 1, opacity: 1, width: 1,
    height: { default: 1, '@media print': 2 },
    gap: 1, zIndex: 1,
  }`;
  const code = `import * as stylex from '@stylexjs/stylex';
export const s = stylex.create({ a: ${style} });`;
  const { files } = compileProject([{ name: 'a.ts', code }], { mode: 'production' });
  const lists = files.flatMap((file) => tileList(numberRules(file))).map((list) => toHtml(list));
  const heights = lists.map((list) =>
    Array.from(list.matchAll(/<li class="(.*?)"/g), ([, names = '']) =>
      names.includes('atom-tall') ? 2 : 1,
    ),
  );
  expect(heights).toEqual([
    [1, 1, 1, 1, 1, 2],
    [1, 1, 1, 2],
  ]);
  expect(lists.join('').match(/tabindex="0"/g)).toHaveLength(1);
  expect(lists[0]).toMatch(/^<ul[^>]*><li[^>]*tabindex="0"/);
});
