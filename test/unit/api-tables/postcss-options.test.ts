import { expect, test } from 'vitest';
import { comparePostcssOptions } from './compare-postcss-options.ts';
import { readPage } from './read-tables.ts';

const page = readPage('api/01-configuration/03-postcss-plugin.mdx');

test('a missing option of the PostCSS plugin and a different default are reported', () => {
  const taken = `cwd = process.cwd(), babelConfig = {}, include, exclude, useCSSLayers = false,
    importSources = ['@stylexjs/stylex', 'stylex']`;
  const compare = (parameters: string) =>
    comparePostcssOptions(page, `module.exports = () => ({ ${parameters} }) => ({ plugins: [] });`);
  expect(compare(taken)).toEqual([]);
  expect(compare(`${taken.replace('false', 'true')}, charset`)).toEqual([
    'charset is missing',
    'useCSSLayers: Default is true, and not false',
  ]);
});
