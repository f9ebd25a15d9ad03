import { createElement } from 'react';
import { expect, test } from 'vitest';
import { jsx } from '../../../src/components/content-jsx.ts';
import { Html } from '../../../src/islands/trusted-html.tsx';

const setting = (__html: string) => ({ dangerouslySetInnerHTML: { __html }, id: 'a' });

test('an element with inner HTML becomes an Html component', () => {
  const text = '<code>&#x3C;p style="color: red"></code> and style="x"';
  expect(jsx('p', setting(text), 'key')).toEqual(
    createElement(Html, { as: 'p', html: text, id: 'a', key: 'key' }),
  );
});

test('elements without inner HTML, and components, are not changed', () => {
  const Card = () => null;
  expect(jsx('p', { id: 'a' })).toEqual(createElement('p', { id: 'a' }));
  expect(jsx(Card, setting('x'))).toEqual(createElement(Card, setting('x')));
});

test('an element whose inner HTML has a style stays a plain React element', () => {
  const styled = setting('<b title="1 < 2" style="color: red">A</b>');
  expect(jsx('p', styled)).toEqual(createElement('p', styled));
});
