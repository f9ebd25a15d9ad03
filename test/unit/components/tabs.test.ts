import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TabItem, Tabs } from '../../../src/components/tabs.tsx';

const around = (children: ReactNode) => ({ children });
const item = (value: string, text: string) =>
  createElement(TabItem, { value, key: text, ...around(text) });

describe('tabs rendered by code', () => {
  test('show a custom component in place of an item', () => {
    const Own = ({ value }: { value: string }) => createElement('b', {}, `own ${value}`);
    const html = renderToStaticMarkup(
      createElement(Tabs, around([item('a', 'A'), createElement(Own, { value: 'b', key: 1 })])),
    );
    expect(html).toContain('<b>own b</b>');
  });

  test.each([
    ['two items with one value', [item('a', 'A'), item('a', 'B')], 'two tabs have the value "a"'],
    [
      'a child that is not an item',
      [item('a', 'A'), 'lost'],
      'each child of <Tabs> must be a <TabItem>',
    ],
  ])('throw for %s, which would be lost', (_name, children, message) => {
    expect(() => renderToStaticMarkup(createElement(Tabs, around(children)))).toThrow(message);
  });

  test('leave out an item that is missing in their values, as Docusaurus does', () => {
    const values = [{ value: 'a' }];
    const tabs = createElement(Tabs, { values, ...around([item('a', 'A'), item('b', 'B')]) });
    expect(renderToStaticMarkup(tabs)).not.toContain('B');
  });
});
