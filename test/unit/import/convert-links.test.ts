import { expect, test } from 'vitest';
import { convertFooter, convertNavbarItem } from '../../../import/convert-links.ts';

test.each([
  ['Copyright 2026 the potters', 'Copyright 2026 the potters'],
  ['© <a href="/">Potters</a>', { html: '© <a href="/">Potters</a>' }],
  ['Kiln &amp; Co', { html: 'Kiln &amp; Co' }],
  [undefined, undefined],
])('the copyright %j becomes %j', (written, expected) => {
  expect(convertFooter({ copyright: written })?.copyright).toEqual(expected);
});

test('the base path of a navbar item gets the slash that it may lack', () => {
  const item = { to: 'docs/a', label: 'A', activeBasePath: 'docs', docsPluginId: 'x' };
  expect(convertNavbarItem(item, () => ({}))).toEqual({
    to: '/docs/a',
    label: 'A',
    activeBasePath: '/docs',
  });
});
