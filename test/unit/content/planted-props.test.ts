import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';

test.each([
  [
    '<Tabs groupid="os"><TabItem value="a">x</TabItem></Tabs>',
    '1:7',
    '<Tabs> has no attribute "groupid", so it has no effect',
    'Did you mean groupId?',
  ],
  [
    '<Tabs><TabItem value="a" Label="A">x</TabItem></Tabs>',
    '1:26',
    '<TabItem> has no attribute "Label", so it has no effect',
    'Did you mean label?',
  ],
  [
    '<CodeBlock lang="js">x</CodeBlock>',
    '1:12',
    '<CodeBlock> has no attribute "lang", so it has no effect',
    'Did you mean language?',
  ],
  [
    'import Details from \'@theme/Details\';\n\n<Details title="More">x</Details>',
    '3:10',
    '<Details> has no attribute "title", so it has no effect',
    'Did you mean summary?',
  ],
  [
    '<admonition type="tip">x</admonition>',
    '1:1',
    '<admonition> is no element of HTML, so browsers show only its text',
    'Write <Admonition>: components start with a capital letter.',
  ],
])('%s is reported with what was meant', async (text, place, said, remedy) => {
  expect(await listPlanted({ [file]: `${text}\n` })).toEqual([
    `${file}:${place}  warning: ${said}\n    ${remedy}`,
  ]);
});

test.each([
  'export const Tabs = () => <p>Own</p>;\n\n<Tabs groupid="os" />',
  '<Details summary="More" open data-x="1">x</Details>',
  '<details title="x"><summary>y</summary>z</details>',
  '<Tabs lazy><TabItem value="a" label="A" default hidden={false}>x</TabItem></Tabs>',
])('%s is not reported', async (text) => {
  expect(await listPlanted({ [file]: `${text}\n` })).toEqual([]);
});
