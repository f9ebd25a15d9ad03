import { expect, test } from 'vitest';
import { listPlanted, reportEach } from './plant.ts';

const file = 'content/docs/a.mdx';

test('a mistake gives one message, without those that follow from it', async () => {
  const reports = await reportEach(
    {
      'a tab without an end': '<Tabs>\n  <TabItem value="a">\n\n  A\n\n</Tabs>',
      'an import that continues in a heading':
        "import data from './data.json';\n# Title\n\n{data.x} <Card />\n\nexport const Card = () => data;",
      'an import without quotes': 'import Card, { tone } from ./card\n\n<Card tone={tone} />',
      'an admonition in another with as many colons': ':::note\n\nA\n\n:::tip\n\nB\n\n:::\n\n:::',
      'a space before the name of an admonition': '::: note Title\n\nA\n\n:::',
    },
    (text) => listPlanted({ [file]: `${text}\n`, 'content/docs/data.json': '{ "x": 1 }' }),
  );
  await expect(reports).toMatchFileSnapshot('planted/causes.txt');
});

test('an end without a start below such a mistake is still reported', async () => {
  const text = ':::note\n\n:::tip\n\n:::\n\n:::\n\nText.\n\n:::\n';
  const told = await listPlanted({ [file]: text });
  expect(told.map((diagnostic) => diagnostic.split('\n')[0])).toEqual([
    `${file}:3:1  warning: the admonition ":::tip" has no end`,
    `${file}:11:1  warning: ":::" has no admonition to end, so it is shown as text`,
  ]);
});
