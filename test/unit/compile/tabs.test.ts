import { describe, expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { diagnosticsOf, page, project } from './assets.ts';

test.each([
  '<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>',
  "<Tabs values={[{value: 'b'}, {value: 'a'}]}><TabItem value='a'>A</TabItem><TabItem value='b'>B</TabItem></Tabs>",
  '<Tabs>{/* none */}\n<TabItem value={1}>A</TabItem>\n{[2].map((n) => <TabItem value={n} key={n}>B</TabItem>)}\n</Tabs>',
  '<Tabs values={names}><TabItem {...props}>A</TabItem></Tabs>\n\nexport const names = []',
  'export const Tabs = ({children}) => <b>{children}</b>\n\n<Tabs><i>a</i></Tabs>',
])('tabs that show all of their content have no diagnostics: %s', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

describe('content that tabs would not show is a diagnostic at its place', () => {
  const diagnostics = (...lines: string[]) => diagnosticsOf(lines.join('\n'));

  test('two items with one value', async () => {
    const items = ['<TabItem value="a">A</TabItem>', '<TabItem value="a">B</TabItem>'];
    expect(await diagnostics('<Tabs>', ...items, '</Tabs>')).toEqual([
      '3:1 two <TabItem>s have the value "a": one of their texts would be lost',
    ]);
  });

  test('an item without a value, imported under another name', async () => {
    const imports = ["import T from '@theme/Tabs'", "import Item from '@theme/TabItem'", ''];
    expect(await diagnostics(...imports, '<T>', '<Item label="A">A</Item>', '</T>')).toEqual([
      '5:1 this <TabItem> has no value, without which it would not be shown',
    ]);
  });

  test('an item that `values` leaves out, and a value without an item', async () => {
    const open = "<Tabs values={[{label: 'A', value: 'a'}, {value: 'c'}]}>";
    const items = ['<TabItem value="a">A</TabItem>', '<TabItem value="b">B</TabItem>'];
    expect(await diagnostics(open, ...items, '</Tabs>')).toEqual([
      '3:1 "b" is missing in the values of <Tabs>, so this <TabItem> would not be shown',
      '1:1 warning: no <TabItem> has the value "c" of <Tabs>, so the tab is omitted',
    ]);
  });

  test('a value that `values` has twice', async () => {
    const open = "<Tabs values={[{value: 'a'}, {value: 'a'}]}>";
    expect(await diagnostics(open, '<TabItem value="a">A</TabItem>', '</Tabs>')).toEqual([
      '1:1 the values of <Tabs> have "a" twice',
    ]);
  });

  test('text and other elements beside the items', async () => {
    expect(
      await diagnostics(
        '<Tabs>',
        'Text.',
        '',
        '<TabItem value="a">A</TabItem>',
        '<b>B</b>',
        '</Tabs>',
      ),
    ).toEqual([
      '2:1 <Tabs> shows only its <TabItem>s: this would be lost',
      '5:1 <Tabs> shows only its <TabItem>s: <b> would be lost',
    ]);
  });
});

test('the hint says where the first item with that value is', async () => {
  const source = '<Tabs><TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem></Tabs>';
  const { diagnostics } = await compileContent(page, source, createSourceReader(project));
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    'The first is in line 1. Write each as <TabItem value="…" label="…">, each with its own value.',
  ]);
});
