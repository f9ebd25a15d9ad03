import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';

const read = async (source: string) => {
  const { compiled } = await compileContent('content/docs/a.mdx', source);
  return compiled?.blocks.map(({ place, kind, text }) => `${place} ${kind}: ${text}`);
};

test('paragraphs, list items, rows and code are recorded with the number of headings above', async () => {
  const source = [
    '# Title',
    'The *first*\nwords.',
    '## One',
    '- item `a()`\n  - nested',
    '| Name | Default |\n| --- | --- |\n| `dev` | `false` |',
    '### Two',
    '```ts\nconst a = 1; // [!code highlight]\n```',
    '```text\nAn error.\n```',
  ].join('\n\n');
  expect(await read(source)).toEqual([
    '0 text: The first words.',
    '1 text: item a()',
    '1 text: nested',
    '1 text: dev · false',
    '2 code: const a = 1;',
    '2 text: An error.',
  ]);
});

test('text in components and admonitions is recorded, too', async () => {
  const source =
    ':::note[Heed]\nInside.\n:::\n\n<Tabs>\n<TabItem value="a">\n\nIn a tab.\n\n</TabItem>\n</Tabs>\n';
  const blocks = await read(
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n${source}`,
  );
  expect(blocks).toEqual(['0 text: Heed', '0 text: Inside.', '0 text: In a tab.']);
});
