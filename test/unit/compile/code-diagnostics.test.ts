import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';

async function diagnosticsOf(source: string): Promise<Diagnostic[]> {
  return (await compileContent('content/docs/a.mdx', source)).diagnostics;
}

const place = ({ line, column, severity = 'error' }: Diagnostic) => `${line}:${column} ${severity}`;

test.each([
  ['{9-4}', '2:10 warning', 'the range "9-4" ends before it starts'],
  ['{0}', '2:10 warning', '"0" names line 0; lines are counted from 1'],
  ['{1,abc}', '2:12 warning', '"abc" is neither a line nor a range of lines'],
  ['{}', '2:10 warning', 'no line is named'],
  ['{3}', '2:10 warning', 'line 3 goes beyond the end; the code has 2 lines'],
  ['{1, 2-7}', '2:13 warning', 'the range 2-7 goes beyond the end; the code has 2 lines'],
  ['title="a', '2:9 warning', 'the " of "title="a" is not closed'],
  ['{1', '2:9 warning', 'the { of "{1" is not closed'],
  ['showLineNumbers=x', '2:9 warning', '"showLineNumbers=x" has no number for the first line'],
  [
    'showLineNumber',
    '2:9 warning',
    '"showLineNumber" is not a known word after the language of a fence',
  ],
  ['tilte="x"', '2:9 warning', '"tilte" is not a known word after the language of a fence'],
  ['@ts={a: b}', '2:9 warning', '"@ts" is not a known word after the language of a fence'],
  ['/zzz/', '2:9 warning', 'the code has no "zzz" to mark'],
  ['npm2deno', '2:9 warning', '"npm2deno" is not a known word after the language of a fence'],
])('%s is a diagnostic at its place', async (meta, where, message) => {
  const diagnostics = await diagnosticsOf(`\n\`\`\`text ${meta}\na\nb\n\`\`\`\n`);
  expect(diagnostics.map(place)).toEqual([where]);
  expect(diagnostics[0]?.message).toBe(message);
  expect(diagnostics[0]?.hint).toBeTruthy();
});

test('the hint names what was probably meant', async () => {
  const [diagnostic] = await diagnosticsOf('```text showLineNumber\na\n```\n');
  expect(diagnostic?.hint).toMatch(/^Did you mean showLineNumbers\?/);
});

test('all diagnostics of a fence are reported, even in lists, in quotes and after front matter', async () => {
  const source =
    '---\ntitle: A\n---\n\n- a\n\n  ```js {0} {2-1}\n  a\n  ```\n\n> ~~~js {0}\n> a\n> ~~~\n';
  expect((await diagnosticsOf(source)).map(place)).toEqual([
    '7:10 warning',
    '7:14 warning',
    '11:10 warning',
  ]);
});

test.each([
  [
    'a\n  // highlight-start\nb',
    '3:3 warning',
    'highlight-start has no end: all lines below it are marked',
  ],
  ['a\n// highlight-end', '3:1 error', 'highlight-end has no highlight-start'],
  ['a // [!code hightlight]', '2:6 warning', 'unknown [!code hightlight]'],
  ['a // [!code ++:3]\nb', '2:6 warning', 'the comment marks a line beyond the end'],
  ['// highlight-next-line', '2:1 warning', 'the comment marks a line beyond the end'],
])('the comments of "%s" are a diagnostic', async (code, where, message) => {
  const diagnostics = await diagnosticsOf(`\`\`\`js\n${code}\n\`\`\`\n`);
  expect(diagnostics.map(place)).toEqual([where]);
  expect(diagnostics[0]?.message).toBe(message);
});

test('a fence that is never closed is a warning where it opens', async () => {
  const diagnostics = await diagnosticsOf('# A\n\n```js\na\n');
  expect(diagnostics.map(place)).toEqual(['3:1 warning']);
  expect(await diagnosticsOf('````js\n```\n````\n')).toEqual([]);
});

test('a diagnostic in package manager tabs is reported once', async () => {
  const diagnostics = await diagnosticsOf('```sh npm2yarn {0}\nnpm install\n```\n');
  expect(diagnostics.map(place)).toEqual(['1:17 warning']);
});

test('X54 a title with an unclosed quote ends with its line, and the block is shown', async () => {
  const { diagnostics, compiled } = await compileContent(
    'content/docs/a.mdx',
    '```js title="a b.js\nlet a;\n```\n',
  );
  expect(diagnostics.map(place)).toEqual(['1:7 warning']);
  expect(compiled?.body).toHaveProperty('html', expect.stringContaining('a b.js'));
});

test('a Mermaid diagram is shown as code, with a warning', async () => {
  const { compiled, diagnostics } = await compileContent(
    'content/docs/a.mdx',
    '\n```mermaid\ngraph TD\n  A-->B\n```\n',
  );
  expect(diagnostics.map(place)).toEqual(['2:4 warning']);
  expect(diagnostics[0]?.message).toBe('the diagram is shown as code: drawing it takes a browser');
  expect(JSON.stringify(compiled?.body).replace(/<[^>]*>/g, '')).toContain('A-->B');
});

test('words after an unknown language give no warnings of their own', async () => {
  const diagnostics = await diagnosticsOf('```Kiln name=fire.js heat\na\n```\n');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'unknown language "Kiln"; the code is shown without colours',
  ]);
});
