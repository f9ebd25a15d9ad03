import { expect, test } from 'vitest';
import { readInlineSvg } from '../../../src/compile/assets/inline-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inner}</svg>`;
const read = (source: string) => {
  const drawing = readInlineSvg(source);
  if ('problem' in drawing) throw new Error(drawing.problem);
  return drawing;
};

test('a drawing keeps its colours and shapes, with the names that React has for attributes', () => {
  const attributes =
    ' fill="currentColor" stroke-width="2" class="icon big" aria-hidden="true" data-a-b="c"';
  expect(read(svg('<path d="M0 0h24v24H0z"/>', attributes))).toEqual({
    attributes: {
      viewBox: '0 0 24 24',
      width: '24',
      height: '24',
      fill: 'currentColor',
      strokeWidth: '2',
      className: 'icon big',
      'aria-hidden': 'true',
      'data-a-b': 'c',
    },
    inner: '<path d="M0 0h24v24H0z"></path>',
  });
});

test('what programs for drawing write around it is left out, and styles become attributes', () => {
  const source = `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<!-- made -->\n${svg(
    '<metadata>x</metadata><sodipodi:namedview id="v"/><!-- c --><g inkscape:label="a" style="fill:#f00; stroke-width:2px;-inkscape-x:y"><linearGradient/></g>',
    ' xmlns:inkscape="http://i.example" inkscape:version="1"',
  )}\n`;
  const drawing = read(source);
  expect(drawing.attributes).toEqual({ viewBox: '0 0 24 24', width: '24', height: '24' });
  expect(drawing.inner).toBe(
    '<g fill="#f00" stroke-width="2px"><linearGradient></linearGradient></g>',
  );
});

test('ids and what refers to them get a mark, which each place replaces', () => {
  const {
    inner,
    mark = '',
    attributes,
  } = read(
    svg(
      '<defs><linearGradient id="a"/><path id="b" d="M0"/></defs><g fill="url(#a)" mask="url(\'#a\')"><use href="#b"/><use xlink:href="#b"/></g><title id="t">T</title>',
      ' aria-labelledby="t other" filter="url(#a)"',
    ),
  );
  expect(mark).toMatch(/^svg[0-9a-f]{8}-$/);
  expect(inner.replaceAll(mark, '@')).toBe(
    '<defs><linearGradient id="@a"></linearGradient><path id="@b" d="M0"></path></defs><g fill="url(#@a)" mask="url(&#x27;#@a&#x27;)"><use href="#@b"></use><use xlink:href="#@b"></use></g><title id="@t">T</title>',
  );
  expect(attributes).toMatchObject({
    'aria-labelledby': `${mark}t other`,
    filter: `url(#${mark}a)`,
  });
});

test.each([
  ['<script>alert(1)</script>', 'it contains <script>'],
  ['<foreignObject><p>x</p></foreignObject>', 'it contains <foreignObject>'],
  ['<style>.a{fill:red}</style>', 'it contains <style>'],
  ['<g onclick="x()"/>', '<g> has code in "onclick"'],
  ['<g onLoad="x()"/>', '<g> has code in "onload"'],
  ['<a href="javascript:x()"/>', '<a> refers to "javascript:x()"'],
  ['<use href="other.svg#a"/>', '<use> refers to "other.svg#a"'],
  ['<image xlink:href="https://x.example/a.png"/>', '<image> refers to "https://x.example/a.png"'],
  ['<g fill="url(https://x.example/a#b)"/>', '<g> refers to "url(https://x.example/a#b)"'],
  ['<g style="fill:url(x.svg#b)"/>', '<g> refers to "url(x.svg#b)"'],
  ['<set attributeName="href" to="javascript:x()"/>', '<set> changes "href"'],
])('%s is refused: %s', (inner, problem) => {
  expect(readInlineSvg(svg(inner))).toEqual({ problem });
});

test.each(['', 'not a drawing', '<p>x</p>', `${svg('')}<b>x</b>`])(
  '%j is not one drawing',
  (text) => {
    expect(readInlineSvg(text)).toEqual({ problem: 'it is not one <svg>' });
  },
);

test('a drawing has its own size, or that of what it contains', () => {
  const sizeOf = (attributes: string) => read(`<svg ${attributes}></svg>`).attributes;
  expect(sizeOf('viewBox="0 0 24 12"')).toMatchObject({ width: '24', height: '12' });
  expect(sizeOf('viewBox="0 0 24 12" width="1em"')).toEqual({ viewBox: '0 0 24 12', width: '1em' });
  expect(sizeOf('fill="red"')).toEqual({ fill: 'red' });
});
