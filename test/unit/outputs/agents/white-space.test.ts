import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../../src/outputs/agents/write-markdown.ts';

const write = (html: string) =>
  writeMarkdown(html, {
    page: 'https://small.example/a/',
    index: 'https://small.example/llms.txt',
  })
    .split('\n\n')
    .slice(1)
    .join('\n\n');

test.each([
  ['spaces between words become one', '<p>a \n\t b</p>', 'a b\n'],
  ['spaces at the edges of a block are removed', '<p> a <b>b </b> </p>', 'a **b**\n'],
  [
    'spaces inside and after an element become one',
    '<p><b>a </b> <i>b</i></p>',
    '**a&#x20;**_b_\n',
  ],
  [
    'spaces beside an image stay',
    '<p>a <img src="/b.png" alt="b"> c</p>',
    'a ![b](https://small.example/b.png) c\n',
  ],
  ['spaces between blocks are removed', '<div> <p>a</p> <p>b</p> </div>', 'a\n\nb\n'],
  ['code keeps its spaces', '<pre><code>a  b\n\n  c</code></pre>', '```\na  b\n\n  c\n```\n'],
  ['a non-breaking space stays', '<p>a\u00a0 b</p>', 'a\u00a0 b\n'],
])('%s', (_, html, text) => {
  expect(write(html)).toBe(text);
});
