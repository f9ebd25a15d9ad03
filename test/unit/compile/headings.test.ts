import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { compileText, renderBody, renderText } from './render.ts';

test('a long code name in a heading can break between its words, and its text stays the same', async () => {
  const { headings } = await compileText('### `enableFontSize` 12\n');
  expect(headings).toEqual([{ depth: 3, id: 'enablefontsize-12', text: 'enableFontSize 12' }]);
  expect(await renderText('### `enableFontSize` 12\n')).toContain(
    '<code>enable<wbr>Font<wbr>Size</code> 12<a ',
  );
});

test('only the longest names in the first cell of a row may break at their joints', async () => {
  const names = '| `enableInlinedConditionalMerge` | `enableInlinedConditionalMerge` |\n';
  const html = await renderText(`${names}| - | - |\n${names}| \`stylex.firstThatWorks\` | |\n`);
  expect(html.match(/<code>.*?<\/code>/g)).toEqual([
    '<code>enableInlinedConditionalMerge</code>',
    '<code>enableInlinedConditionalMerge</code>',
    '<code>enable<wbr>Inlined<wbr>Conditional<wbr>Merge</code>',
    '<code>enableInlinedConditionalMerge</code>',
    '<code>stylex.firstThatWorks</code>',
  ]);
});

test('the first level 1 heading is the title, and not one of the headings', async () => {
  const { ownHeading, headings } = await compileText('# My *title*\n\n## Part\n\n# Another\n');
  expect(ownHeading).toBe('My title');
  expect(headings).toEqual([
    { depth: 2, id: 'part', text: 'Part' },
    { depth: 2, id: 'another', text: 'Another' },
  ]);
});

test('the level 1 heading of a post is its title, and is left out of the text', async () => {
  const { compiled } = await compileContent('content/blog/2026-01-02-a.mdx', '# Title\n\nText.\n');
  expect(compiled?.ownHeading).toBe('Title');
  expect(compiled && renderBody(compiled.body)).toBe('<p>Text.</p>');
});

test('a footnote adds no heading to the contents', async () => {
  const { headings } = await compileText('## A\n\nText[^1].\n\n[^1]: Note.\n');
  expect(headings.map(({ id }) => id)).toEqual(['a']);
});

test('ids of elements are link targets', async () => {
  expect((await compileText('## A\n\n<div id="here">x</div>\n')).ids).toEqual(['a', 'here']);
});

test.each([
  ['## :rocket: Launch', 'rocket-launch', '🚀 Launch'],
  ['## Done :tada:', 'done-tada', 'Done 🎉'],
  ['## :white_check_mark: *All* `ok` :+1:', 'white_check_mark-all-ok-1', '✅ All ok 👍'],
  ['## 🚀 Launch', '-launch', '🚀 Launch'],
  ['## :nosuchname: stays', 'nosuchname-stays', ':nosuchname: stays'],
  ['## Limits[^b]', 'limits', 'Limits'],
  ['## The [limits](./b.md)[^b] of *it*[^b]', 'the-limits-of-it', 'The limits of it'],
  ['Limits[^b]\n------', 'limits', 'Limits'],
  ['## ![StyleX](https://x.example/a.svg) in short', 'stylex-in-short', 'StyleX in short'],
  ['## ![StyleX](https://x.example/a.svg)', 'stylex', 'StyleX'],
  ['## <img src="https://x.example/a.svg" alt="Our" /> mark', 'our-mark', 'Our mark'],
  ['## New in {version}', 'new-in-version', 'New in 1.2'],
  ['## {frontMatter.title} again', 'frontmattertitle-again', 'Front again'],
  ['## Install {props.name} now', 'install-propsname-now', 'Install now'],
  ["## Read{' '}this {/* later */}", 'read-this', 'Read this'],
  ['## a:hover and :focus', 'a-and-', 'a:hover and :focus'],
  ['## Ratio a:b', 'ratio-a', 'Ratio a:b'],
  ['## See :ref[the end] at 10:30', 'see-the-end-at-1030', 'See :ref[the end] at 10:30'],
  ['## std::move: why', 'stdmove-why', 'std::move: why'],
  ['## <a name="a"></a> Named', '-named', 'Named'],
  ['## One<br />two', 'onetwo', 'One two'],
  ['## `Array<T>` &amp; co', 'arrayt--co', 'Array<T> & co'],
])('the heading %j has the id %s, and is %j in the contents', async (heading, id, text) => {
  const file = `---\ntitle: Front\n---\n\nexport const version = '1.2';\n\nText.[^a]\n\n${heading}\n\n[^a]: One.\n[^b]: Two.\n`;
  const { headings } = await compileText(file);
  expect(headings).toEqual([{ depth: 2, id, text }]);
});

test('a heading of plain Markdown is the same with an emoji, a footnote and an image', async () => {
  const source =
    '---\nformat: md\n---\n\n## :tada: Done[^a] {x}\n\n## <img src="https://x.example/a.svg" alt="Our"> mark\n\n## <a name="b"></a> b:c\n\n[^a]: One.\n';
  const { compiled } = await compileContent('content/docs/a.md', source);
  expect(compiled?.headings).toEqual([
    { depth: 2, id: 'tada-done-x', text: '🎉 Done {x}' },
    { depth: 2, id: 'our-mark', text: 'Our mark' },
    { depth: 2, id: '-b', text: 'b:c' },
  ]);
  const html = compiled && renderBody(compiled.body);
  expect(html).toContain('aria-label="Direct link to 🎉 Done {x}"');
  expect(html).not.toContain('written');
});

test('the search gets the values of constants, and no numbers of footnotes', async () => {
  const source = 'export const limit = 100;\n\nAt most {limit} a minute.[^a]\n\n[^a]: One.\n';
  expect((await compileText(source)).blocks.map(({ text }) => text)).toEqual([
    'At most 100 a minute.',
  ]);
});
