import { Window } from 'happy-dom';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { stages } from '../../../../../src/features/samples/show/stages.ts';

/** The labels of the backgrounds that a component with such CSS is shown on. */
function labelsFor(css: string, html = '<p>Canvas</p>') {
  const { document } = new Window();
  document.body.innerHTML = toHtml(stages(html, [{ css }], css));
  const boxes = [...document.querySelectorAll('.stages > div')];
  return boxes.map((box) => box.querySelector('span')?.textContent ?? 'no label');
}

test.each([
  '.x1{color:light-dark(#000,#fff)}',
  '.x1{color-scheme:dark}',
  '@media (prefers-color-scheme: dark){.x1{color:white}}',
  '.x1{background-color:Canvas}',
])('a component with %s is shown in both color modes', (css) => {
  expect(labelsFor(css)).toEqual(['Light', 'Dark']);
});

test('any other component is shown once without a label, whatever its text says', () => {
  expect(labelsFor('.x1{color:red}')).toEqual(['no label']);
});

test.each([
  ['<p>Text</p>', 'p{color:red}', 'stages fit pale'],
  ['<p>Text</p>', 'p{min-height:100vh}', 'stages'],
  ['<p>Text</p>', 'p{text-align:start}', 'stages'],
  ['<p>Text</p>', 'p{container-type:inline-size}', 'stages roomy'],
  ['<p>Text</p>', 'p{border-radius:50%;max-width:100%}', 'stages fit'],
  [
    '<a href="#">Text</a>',
    '@media (hover:hover){a:hover{position:relative;color:red}}',
    'stages fit pale',
  ],
  ['<div></div>', 'div{background-color:red;height:8px}', 'stages'],
  ['<div></div>', 'div{height:8px;width:8px}', 'stages fit'],
  ['<svg width="48"></svg>', '', 'stages fit'],
])(
  '%s with %s has a stage of the class "%s": as wide as the page if it has no width',
  (html, css, className) => {
    expect(toHtml(stages(html, [{ css }], css))).toContain(`class="${className}"`);
  },
);

test.each([
  ['<p class="x1">Text</p>', '.x1{color:teal}', true],
  ['<p class="x1">Text</p>', '.x1{font-weight:700}', false],
  ['<p class="x1 x2">Text</p>', '.x1{color:teal} .x2{background-color:white}', false],
  ['<p class="x1 x2">Text</p>', '.x1{color:teal} .x2{background-color:transparent}', true],
  ['<p class="x1"><b class="x2">Text</b></p>', '.x1{color:teal} .x2{background-color:white}', true],
  ['<button class="x1">Text</button>', '.x1{color:teal}', false],
  [
    '<button class="x1 x2">Text</button>',
    '.x1{color:teal} .x2{background-color:transparent}',
    true,
  ],
])('%s with %s needs a ground as light as paper in dark mode too: %s', (html, css, isPale) => {
  const rules = css.split(' ').map((rule) => ({ css: rule }));
  expect(/class="stages[^"]* pale"/.test(toHtml(stages(html, rules, css)))).toBe(isPale);
});

test.each([
  ['.x1{animation-name:spin}', false],
  ['.x1{animation-name:spin}.x2{animation-duration:1s}', true],
  ['@starting-style{.x1{opacity:0}}', true],
])('with %s there is a button that plays it again: %s', (css, isThere) => {
  expect(toHtml(stages('<p>Text</p>', [{ css }], css)).includes('data-replay')).toBe(isThere);
});
