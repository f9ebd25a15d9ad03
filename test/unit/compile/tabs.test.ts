import { expect, test } from 'vitest';
import { reportTexts } from '../content/plant.ts';
import { diagnosticsOf } from './assets.ts';

test.each([
  '<Tabs><TabItem value="a">A</TabItem><TabItem value="b">B</TabItem></Tabs>',
  "<Tabs values={[{value: 'b'}, {value: 'a'}]}><TabItem value='a'>A</TabItem><TabItem value='b'>B</TabItem></Tabs>",
  '<Tabs>{/* none */}\n<TabItem value={1}>A</TabItem>\n{[2].map((n) => <TabItem value={n} key={n}>B</TabItem>)}\n</Tabs>',
  '<Tabs values={names}><TabItem {...props}>A</TabItem></Tabs>\n\nexport const names = []',
  'export const Tabs = ({children}) => <b>{children}</b>\n\n<Tabs><i>a</i></Tabs>',
])('tabs that show all of their content have no diagnostics: %s', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

test('content that tabs would not show is reported at its place', async () => {
  const items = '<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>\n</Tabs>';
  const texts = [
    '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
    'import T from "@theme/Tabs"\nimport Item from "@theme/TabItem"\n\n<T>\n<Item label="A">A</Item>\n</T>',
    `<Tabs values={[{label: 'A', value: 'a'}, {value: 'c'}]}>\n${items}`,
    `<Tabs values={[{value: 'a'}, {value: 'a'}, {value: 'b'}]}>\n${items}`,
    `<Tabs defaultValue="c">\n${items}`,
    '<Tabs>\nText.\n\n<TabItem value="a">A</TabItem>\n<b>B</b>\n</Tabs>',
  ];
  await expect(await reportTexts(texts, diagnosticsOf)).toMatchFileSnapshot('tabs.txt');
});
