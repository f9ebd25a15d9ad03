import { expect, test } from 'vitest';
import { readOptions } from '../../../bench/options.ts';

const known = ['starlight', 'vitepress'];

test('without options three sizes are measured three times, without peers', () => {
  expect(readOptions([], known)).toMatchObject({ sizes: [50, 500, 2000], runs: 3, peers: [] });
});

test('sizes, runs and peers are parsed', () => {
  expect(readOptions(['--sizes', '50,10000', '--runs', '5', '--peers'], known)).toMatchObject({
    sizes: [50, 10000],
    runs: 5,
    peers: known,
  });
  expect(readOptions(['--versions', '10'], known).versions).toBe(10);
  expect(readOptions(['--with', 'vitepress'], known).peers).toEqual(['vitepress']);
});

test('a wrong value is named in the error', () => {
  expect(() => readOptions(['--sizes', '50,x'], known)).toThrow(
    '--sizes: "x" is not a positive whole number',
  );
  expect(() => readOptions(['--with', 'hugo'], known)).toThrow(
    'No peer is called hugo: expected starlight, vitepress.',
  );
  expect(() => readOptions(['--fast'], known)).toThrow("Unknown option '--fast'");
});

test('the daily loop is measured only with --daily', () => {
  expect(readOptions([], known).isDaily).toBe(false);
  expect(readOptions(['--daily', '--edits', '3'], known)).toMatchObject({
    isDaily: true,
    edits: [3],
  });
});
