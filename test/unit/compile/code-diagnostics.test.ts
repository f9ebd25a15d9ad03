import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { type Diagnostic, formatDiagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { reportTexts } from '../content/plant.ts';

async function diagnosticsOf(source: string): Promise<Diagnostic[]> {
  return (await compileContent('content/docs/a.mdx', source)).diagnostics;
}

const reportsOf = async (source: string) => (await diagnosticsOf(source)).map(formatDiagnostic);

const place = ({ line, column, severity = 'error' }: Diagnostic) => `${line}:${column} ${severity}`;

test('a mistake after the language of a fence is reported at its place, with a hint', async () => {
  const reports = await reportTexts(
    [
      '{9-4}',
      '{0}',
      '{1,abc}',
      '{}',
      '{3}',
      '{1, 2-7}',
      'title="a',
      '{1',
      'showLineNumbers=x',
      'showLineNumber',
      'tilte="x"',
      '@ts={a: b}',
      '/zzz/',
      'npm2deno',
    ],
    (meta) => reportsOf(`\n\`\`\`text ${meta}\na\nb\n\`\`\`\n`),
  );
  await expect(reports).toMatchFileSnapshot('fence-mistakes.txt');
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

test('a mistake in a comment about lines is reported at its place, with a hint', async () => {
  const reports = await reportTexts(
    [
      'a\n  // highlight-start\nb',
      'a\n// highlight-end',
      'a // [!code hightlight]',
      'a // [!code ++:3]\nb',
      '// highlight-next-line',
    ],
    (code) => reportsOf(`\`\`\`js\n${code}\n\`\`\`\n`),
  );
  await expect(reports).toMatchFileSnapshot('comment-mistakes.txt');
});

test('a fence that is never closed is a warning where it opens', async () => {
  const diagnostics = await diagnosticsOf('# A\n\n```js\na\n');
  expect(diagnostics.map(place)).toEqual(['3:1 warning']);
  expect(await diagnosticsOf('````js\n```\n````\n')).toEqual([]);
  const [inside] = await diagnosticsOf(':::note\n\n```js\na\n:::\n\nText.\n');
  expect(inside?.message).toBe('the code block isn\'t closed before ":::note" ends');
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
