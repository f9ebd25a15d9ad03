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
