import { expect, test } from 'vitest';
import { readPage } from '../api-tables/read-tables.ts';
import { compileStyle } from './rank-conditions.ts';

const page = readPage('guides/right-to-left.mdx');
const isMirrored = (style: string) => compileStyle(style).rules.some(({ rtl }) => rtl);

test('the table names each cursor that the compiler mirrors', () => {
  const row = /^\| `cursor` \| (.*) \|$/m.exec(page)?.[1] ?? '';
  const sides = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw', 'ew', 'ns', 'nesw', 'nwse'];
  for (const cursor of [...sides, 'col', 'row'].map((side) => `${side}-resize`)) {
    expect(isMirrored(`{ cursor: '${cursor}' }`), cursor).toBe(row.includes(`\`${cursor}\``));
  }
});

test('of the shadow that the pages show only the default is mirrored, so its rule gets the longer selector', () => {
  const shown = /in `(\{ default: '[^`]*\})` the shadow stays on hover/;
  for (const name of ['guides/right-to-left.mdx', 'guides/02-known-limits.mdx']) {
    const [, value = ''] = shown.exec(readPage(name)) ?? [];
    const { rules } = compileStyle(`{ boxShadow: ${value} }`);
    const mirrored = rules.map(({ css, rtl }) => [css.includes(':hover'), rtl !== undefined]);
    expect(mirrored.toSorted(), name).toEqual([
      [false, true],
      [true, false],
    ]);
  }
});

test('a value for right-to-left text is mirrored again, and a variable is not', () => {
  expect(isMirrored("{ boxShadow: { default: null, ':dir(rtl)': '-2px 2px gray' } }")).toBe(true);
  expect(isMirrored("{ boxShadow: 'var(--shadow)', '--shadow': '2px 2px gray' }")).toBe(false);
});

test('an offset that is not a plain length is mirrored wrongly', () => {
  const mirror = (shadow: string) => compileStyle(`{ boxShadow: '${shadow}' }`).rules[0]?.rtl;
  expect(mirror('var(--x) 2px gray')).toContain('var(--x) -2px gray');
  expect(mirror('calc(1px + 2px) 2px gray')).toContain('1px -+ 2px');
});
