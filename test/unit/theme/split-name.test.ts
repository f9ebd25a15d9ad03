import { expect, test } from 'vitest';
import { splitName } from '../../../src/theme/split-name.ts';

test.each([
  ['enableFontSizePxToRem', ['enable', 'Font', 'Size', 'Px', 'To', 'Rem']],
  ['stylex.createTheme()', ['stylex.', 'create', 'Theme()']],
  ['unstable_moduleResolution', ['unstable_', 'module', 'Resolution']],
  ['StyleXStylesWithout', ['StyleX', 'Styles', 'Without']],
  ['@stylexjs/babel-plugin', ['@stylexjs/', 'babel-plugin']],
  ['The firstThatWorks of a long.name', ['The first', 'That', 'Works of a long.name']],
])('a line can break between the pieces of %s', (name, pieces) => {
  expect(splitName(name)).toEqual(pieces);
});

test.each(['Acknowledgements', 'defineConsts', 'JavaScript API', 'Release 0.13.0', ''])(
  '%j stays whole',
  (name) => expect(splitName(name)).toEqual([name]),
);
