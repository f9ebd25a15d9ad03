import { expect, test } from 'vitest';
import { writeProduct } from '../../../../../src/features/samples/show/product.ts';

test('the generated product is the same each time, and its first components are those of a smaller one', () => {
  const product = writeProduct(100);
  expect(writeProduct(100)).toEqual(product);
  expect(product.slice(0, 3)).toEqual(writeProduct(3));
  expect(new Set(product.map(({ code }) => code)).size).toBe(100);
});

test('about one length or color in ten of the generated product is a one-off', () => {
  const code = writeProduct(100)
    .map((file) => file.code)
    .join('');
  const radii = Array.from(code.matchAll(/borderRadius: (\d+)/g), ([, radius]) => Number(radius));
  const odd = radii.filter((radius) => ![4, 8, 12, 16, 999].includes(radius));
  expect(radii.length).toBeGreaterThan(100);
  expect(odd.length / radii.length).toBeCloseTo(0.1, 1);
});
