import { expect, test } from 'vitest';
import { imageAttributes } from '../../../src/compile/assets/image-attributes.ts';

const drawing = `content="${'&lt;mxfile&gt;'.repeat(500)}"`;
const licence = `<!-- ${'All rights are reserved. '.repeat(100)}-->`;

test.each([
  ['a drawing in an attribute', `<svg width="67px" height="50px" ${drawing}></svg>`, '67', '50'],
  ['a licence above it', `${licence}\n<svg width="30" height="20"/>`, '30', '20'],
  ['a document type', '<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg viewBox="0 0 8 4"/>', '8', '4'],
  ['commas in its view box', "<svg viewBox='0,0, 9,3'></svg>", '9', '3'],
  ['a byte order mark', '\uFEFF<svg\nheight="5"\nwidth="6"></svg>', '6', '5'],
])('the size of an SVG with %s is read', (_what, text, width, height) => {
  const bytes = new TextEncoder().encode(text);
  expect(imageAttributes(bytes, {}, true)).toEqual({ width, height });
});
test('an SVG without a size throws', () => {
  expect(() => imageAttributes(new TextEncoder().encode('<svg></svg>'), {}, true)).toThrow();
});
