import { expect, test } from 'vitest';
import { listPlanted } from './plant.ts';

const file = 'content/docs/a.mdx';
const check = (text: string) =>
  listPlanted({ [file]: `${text}\n`, 'content/docs/learn.md': 'Text.\n' });

test.each([
  [
    'See [a file](./my file.md#part).',
    '1:5',
    '"[a file](./my file.md#part)" is shown as text: its address contains a space',
    'Write [a file](<./my file.md#part>).',
  ],
  [
    'Text\n![a](my pic.png "Title")',
    '2:1',
    '"![a](my pic.png "Title")" is shown as text: its address contains a space',
    'Write ![a](<my pic.png> "Title").',
  ],
  [
    '##Title\n\nText.',
    '1:1',
    '"##Title" is shown as text: a heading has a space after its "##"',
    'Write "## Title", or \\# for the sign itself.',
  ],
  [
    '| a | b |\n| - |\n| 1 | 2 |',
    '2:1',
    'this table is shown as text: its first row has 2 cells, and the row of dashes 1',
    'Write as many cells in both rows; a "|" that is text is \\|.',
  ],
  [
    'One.[^n]\n\n[^n]: First.\n\n[^n]: Second.',
    '5:1',
    'the footnote [^n] is left out: line 3 defines it already',
    'Give it another name, or remove it.',
  ],
  [
    'See [x].\n\n[x]: https://a.example\n[x]: https://b.example',
    '4:1',
    'this address of [x] is not used: line 3 defines it already',
    'Give it another name, or remove one of them.',
  ],
])('%s is reported with its place and a fix', async (text, place, said, remedy) => {
  expect(await check(text)).toEqual([`${file}:${place}  warning: ${said}\n    ${remedy}`]);
});

test.each([
  ['brackets in prose', 'A `[x](a b.md)`, \\[x](a b.md), list[0](see above), [x](as e.g. this).'],
  ['an address in angle brackets', '[x](<./learn.md>)'],
  ['signs that are text', 'One #1 and #tag.\n\n\\##x\n\n#5'],
  ['lines without a table', 'a | b\n\n| a |\n| - |\n\na | b\n-----'],
  ['the same definition twice', 'See [x].\n\n[x]: https://a.example\n[x]: https://a.example'],
])('%s is not reported', async (_name, text) => {
  expect(await check(text)).toEqual([]);
});
