import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';

test.each([
  [
    'a tab without an end',
    '<Tabs>\n  <TabItem value="a">\n\n  A\n\n</Tabs>',
    '6:1  unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<TabItem>`',
  ],
  [
    'an import that continues in a heading',
    "import data from './data.json';\n# Title\n\n{data.x} <Card />\n\nexport const Card = () => data;",
    "2:2  could not parse import/exports with acorn: unexpected character ' '",
  ],
  [
    'an import without quotes',
    'import Card, { tone } from ./card\n\n<Card tone={tone} />',
    '1:28  could not parse import/exports with acorn: unexpected token',
  ],
  [
    'an admonition in another with as many colons',
    ':::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n:::',
    '5:1  warning: the admonition ":::tip" has no end',
  ],
  [
    'a space before the name of an admonition',
    '::: note Title\n\nA\n\n:::',
    '1:1  warning: "::: note Title" does not open an admonition, so it is shown as text',
  ],
])('%s gives one message', async (_name, text, said) => {
  const told = await listPlanted({ [file]: `${text}\n`, 'content/docs/data.json': '{ "x": 1 }' });
  expect(told.map((diagnostic) => diagnostic.split('\n')[0])).toEqual([`${file}:${said}`]);
});

test('an end without a start below such a mistake is still reported', async () => {
  const text = ':::note\n\n:::tip\n\n:::\n\n:::\n\nText.\n\n:::\n';
  const told = await listPlanted({ [file]: text });
  expect(told.map((diagnostic) => diagnostic.split('\n')[0])).toEqual([
    `${file}:3:1  warning: the admonition ":::tip" has no end`,
    `${file}:11:1  warning: ":::" has no admonition to end, so it is shown as text`,
  ]);
});
