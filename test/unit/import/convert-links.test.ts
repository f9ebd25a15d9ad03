import { expect, test } from 'vitest';
import { convertFooter } from '../../../import/convert-links.ts';

test.each([
  ['Copyright 2026 the potters', 'Copyright 2026 the potters'],
  ['© <a href="/">Potters</a>', { html: '© <a href="/">Potters</a>' }],
  ['Kiln &amp; Co', { html: 'Kiln &amp; Co' }],
  [undefined, undefined],
])('the copyright %j becomes %j', (written, expected) => {
  expect(convertFooter({ copyright: written })?.copyright).toEqual(expected);
});
