import { expect, test } from 'vitest';
import { findConfigPlaces } from '../../../src/config/place-config-diagnostics.ts';

const source = [
  "import type { SiteConfigInput } from './src/config/schema.ts';",
  "const items = [{ label: 'A', to: '/a/' }, { label: 'B' }];",
  'export const blog = { postsPerPage: 10 };',
  'export default {',
  "  title: 'Größe',",
  '  navbar: { items },',
  '  blog,',
  "  'base-url': `/`,",
  '  ...{ tagline: 1 },',
  '} satisfies SiteConfigInput;',
].join('\n');

const placeOf = (field: string) => {
  const { key, value } = findConfigPlaces(source).get(field) ?? {};
  return [key, value].map((place) => place && `${place.line}:${place.column}`);
};

test.each([
  ['title', '5:3', '5:10'],
  ['navbar', '6:3', '6:11'],
  ['navbar.items[0].to', '2:30', '2:34'],
  ['navbar.items[1]', '2:43', '2:43'],
  ['blog.postsPerPage', '3:23', '3:37'],
  ['base-url', '8:3', '8:15'],
])('%s is at %s, its value at %s', (field, key, value) => {
  expect(placeOf(field)).toEqual([key, value]);
});

test('a spread field has no place, and a text without a config has no places', () => {
  expect(placeOf('tagline')).toEqual([undefined, undefined]);
  expect(findConfigPlaces('export default {').size).toBe(0);
  expect(findConfigPlaces('export const a = 1;').size).toBe(0);
});

test('a named constant can be the default export', () => {
  const named = "const config: Config = {\n  title: 'A',\n};\nexport default config;\n";
  expect(findConfigPlaces(named).get('title')?.value).toEqual({ line: 2, column: 10 });
});
