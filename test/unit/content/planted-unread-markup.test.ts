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
    '| a | b |\n| 1 | 2 |',
    '2:1',
    'this table is shown as text: below its first row, there is no row of dashes',
    'Write | - | - | there, with a "-" for each column.',
  ],
  [
    '|a|b|\n|—|—|\n|1|2|',
    '2:1',
    'this table is shown as text: below its first row, there is no row of dashes',
    'Write | - | - | there, with a "-" for each column.',
  ],
  [
    'A [link] (./learn.md).',
    '1:3',
    '"[link] (./learn.md)" is shown as text: there is a space between its brackets',
    'Write [link](./learn.md).',
  ],
  [
    'A (link)[https://a.example/x].',
    '1:3',
    '"(link)[https://a.example/x]" is shown as text: its brackets are in the wrong order',
    'Write [link](https://a.example/x).',
  ],
  [
    '![A](./pic.png =100x20)',
    '1:1',
    '"![A](./pic.png =100x20)" is shown as text: Markdown has no size of images',
    'Write <img src="./pic.png" alt="A" width="100" height="20" />.',
  ],
  [
    'See [this](./learn.md',
    '1:5',
    '"[this](./learn.md" is shown as text: its address has no end',
    'Write ")" after it.',
  ],
  [
    'See [this](https://a.example].',
    '1:5',
    '"[this](https://a.example" is shown as text: its address has no end',
    'Write ")" after it.',
  ],
  [
    '[a](learn.md “Title”)',
    '1:1',
    '"[a](learn.md “Title”)" is shown as text: its title is not between two straight quotes',
    'Write the title as "…", and quotes in it as “…”.',
  ],
  [
    'Some **“quoted”**text.',
    '1:6',
    '"**" is shown as text: it makes nothing bold',
    `${'Bold text is **between** two of them, without a space inside, and without a letter beside a quote or bracket. '}Else write <strong>bold</strong>; \\** are the signs as text.`,
  ],
  [
    '::note\nText.\n::',
    '1:1',
    '"::note" does not open an admonition, so it is shown as text',
    'Write ":::note", and ":::" after its last line.',
  ],
  [
    '> [!HINT]\n> Text.',
    '1:3',
    '"[!HINT]" does not open an admonition, so it is shown as text',
    'Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] alone in the line, or :::note[Title].',
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
  ['stars that are text', 'The files src/**/*.ts and \\**, 2**3, a ** b, **bold**, and **a**.'],
  ['brackets beside each other', 'A list [0] (see above) and (this)[0], f(x) [y](./learn.md).'],
  ['lines with bars', 'a | b\n\n|x|\n\n| one |\n| - |'],
  ['the same definition twice', 'See [x].\n\n[x]: https://a.example\n[x]: https://a.example'],
])('%s is not reported', async (_name, text) => {
  expect(await check(text)).toEqual([]);
});
