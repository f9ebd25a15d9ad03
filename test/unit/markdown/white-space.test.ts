import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../src/markdown/write-markdown.ts';

const write = (html: string) =>
  writeMarkdown(`<main id="main">${html}</main>`, {
    page: 'https://small.example/a/',
    index: 'https://small.example/llms.txt',
  })
    .split('\n\n')
    .slice(1)
    .join('\n\n');

test.each([
  ['between words one space stays', '<p>a \n\t b</p>', 'a b\n'],
  ['at the edges of a block there is none', '<p> a <b>b </b> </p>', 'a **b**\n'],
  ['a space in one of two elements is one', '<p><b>a </b> <i>b</i></p>', '**a&#x20;**_b_\n'],
  [
    'beside a picture it stays',
    '<p>a <img src="/b.png" alt="b"> c</p>',
    'a ![b](https://small.example/b.png) c\n',
  ],
  ['between blocks it is nothing', '<div> <p>a</p> <p>b</p> </div>', 'a\n\nb\n'],
  ['code keeps its own', '<pre><code>a  b\n\n  c</code></pre>', '```\na  b\n\n  c\n```\n'],
  ['a space that cannot break stays', '<p>a\u00a0 b</p>', 'a\u00a0 b\n'],
])('%s', (_, html, text) => {
  expect(write(html)).toBe(text);
});
