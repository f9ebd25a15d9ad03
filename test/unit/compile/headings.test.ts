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
