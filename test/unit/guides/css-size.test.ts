import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compileProject } from '../../../src/features/samples/compiler/compile-project.ts';
import { sheetOf } from '../../../src/features/samples/compiler/sheet-of.ts';
import { findTable, readPage } from '../api-tables/read-tables.ts';

const { rows } = findTable(readPage('guides/css-size.mdx'), 'Files | Rules that they need');

/** The components of this website, with their file names. */
const components = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.stylex.ts'] })
  .sort()
  .map((file) => ({ name: file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => code.includes('stylex.create('));
const shared = globSync('src/**/*.stylex.ts').map((file) => ({
  name: file,
  code: readFileSync(file, 'utf8'),
}));

function measure(count: number): number[] {
  const chosen = components.slice(0, count);
  const names = new Set(chosen.map(({ name }) => name));
  const { files, problems } = compileProject([...shared, ...chosen], { mode: 'production' });
  expect(problems).toEqual([]);
  const asked = files.filter(({ name }) => names.has(name)).flatMap(({ rules }) => rules);
  const kept = new Map(asked.map((rule) => [rule.className, rule]));
  const sheet = sheetOf([...kept.values()], { layers: true });
  return [asked.length, kept.size, gzipSync(sheet).length / 1000];
}

test('each row of the size table matches the compiled components within 15 %', () => {
  expect(rows.length).toBe(4);
  for (const [count = '', ...cells] of rows) {
    expect(components.length).toBeGreaterThanOrEqual(Number(count));
    const measured = measure(Number(count));
    const written = cells.map((cell) => Number.parseFloat(cell));
    const off = written.map((value, place) => Math.abs(value / (measured[place] ?? 0) - 1));
    const told = `${count} files: ${measured.map((value) => value.toFixed(1)).join(', ')}`;
    expect(
      off.filter((part) => part > 0.15),
      told,
    ).toEqual([]);
  }
});

test('the share of new rules falls as files are added', () => {
  const parts = rows.map(([, asked, kept]) => Number(kept) / Number(asked));
  expect(parts).toEqual(parts.toSorted((a, b) => b - a));
  const [asked = 0, kept = 0] = [1, 2].map(
    (column) => Number(rows[3]?.[column]) - Number(rows[2]?.[column]),
  );
  expect(kept / asked).toBeLessThan(0.5);
});
