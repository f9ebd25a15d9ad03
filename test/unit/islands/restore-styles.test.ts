// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { restoreStyles } from '../../../src/islands/restore-styles.ts';

test('an element gets its style back in place of the class from the build', () => {
  document.head.innerHTML =
    '<style data-styles>.style-1:not(#\\#){color: red; --gap: 4px}\n.style-2:not(#\\#){margin: 0px}</style>';
  document.body.innerHTML =
    '<p class="style-1 own">A</p><p class="style-2">B</p><p class="style">C</p>';
  restoreStyles();
  const [first, second, third] = document.querySelectorAll('p');
  expect(first?.style.color).toBe('red');
  expect(first?.style.getPropertyValue('--gap')).toBe('4px');
  expect(first?.className).toBe('own');
  expect(second?.style.margin).toBe('0px');
  expect(third?.outerHTML).toBe('<p class="style">C</p>');
});

test('a page without such styles is not changed', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p class="style-1">A</p>';
  restoreStyles();
  expect(document.body.innerHTML).toBe('<p class="style-1">A</p>');
});
