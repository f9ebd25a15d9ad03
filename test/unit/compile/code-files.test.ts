import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCodeFile } from '../../../src/compile/code/code-file.ts';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { reportTexts } from '../content/plant.ts';
import { renderBody } from './render.ts';

const root = mkdtempSync(path.join(tmpdir(), 'code-files-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'content/docs/examples'), { recursive: true });
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
write(
  'content/docs/examples/a.ts',
  'one\n  // #region two\n  two\n    three\n  // #endregion\nend\n',
);
write('content/docs/examples/open.py', '# region x\na\n');
write('content/docs/no-regions.ts', 'a\r\nb\r\n');
symlinkSync('/etc/hostname', path.join(root, 'content/docs/link.txt'));

const read = (written: string) =>
  readCodeFile({ reader: createSourceReader(root), from: 'content/docs/page.mdx', written });

/** What is wrong with a reference, and what to do. */
function problemOf(written: string): string[] {
  const file = read(written);
  return 'problem' in file ? [`${file.problem.message}\n    ${file.problem.hint}`] : [];
}

test.each([
  ['./examples/a.ts#L1', ['one']],
  ['examples/a.ts#L3-L4', ['two', '  three']],
  ['./examples/a.ts#3-4', ['two', '  three']],
  ['./examples/a.ts#two', ['two', '  three']],
  ['./examples/a.ts', ['one', '  two', '    three', 'end']],
  ['@site/content/docs/no-regions.ts', ['a', 'b']],
])('%s gives its lines without shared indentation', (written, code) => {
  expect(read(written)).toMatchObject({ code });
});

test('a mistake in the name of a file is reported with a hint', async () => {
  const reports = await reportTexts(
    [
      './none.ts',
      '@site/none.ts',
      './examples',
      './link.txt',
      '../../../x.ts',
      '@site/../x.ts',
      './examples/a.ts#L9',
      './examples/a.ts#L3-L2',
      './examples/a.ts#three',
      './no-regions.ts#x',
      './examples/open.py#x',
    ],
    problemOf,
  );
  await expect(reports).toMatchFileSnapshot('file-mistakes.txt');
});

/** Compiles a file of this project. */
const compileHere = (file: string, source: string, reader = createSourceReader(process.cwd())) =>
  compileContent(file, source, reader);
const examples = '@site/test/fixtures/format/code/examples';

test('a fence takes language and title from the file, and the page depends on the file', async () => {
  const source = `\`\`\`file=${examples}/card.css\n\`\`\`\n`;
  const reader = createSourceReader(process.cwd());
  const { compiled } = await compileHere('content/docs/a.mdx', source, reader);
  const html = compiled ? renderBody(compiled.body) : '';
  expect(html).toContain('data-language="css"><figcaption class="code-title">card.css<');
  expect(Object.keys(reader.notes())).toEqual(['test/fixtures/format/code/examples/card.css']);
});

test('the path is relative to the content file, and a missing file is reported at its place', async () => {
  const at = 'test/fixtures/format/code/a.mdx';
  const right = await compileHere(at, '```css file="./examples/card.css"\n```\n');
  expect(right.diagnostics).toEqual([]);
  const wrong = await compileHere(at, '\n```css {1} file=./card.css\n```\n');
  expect(wrong.diagnostics).toMatchObject([
    { file: at, line: 2, column: 12, message: '"./card.css": there is no such file' },
  ]);
});

test('text inside a fence that shows a file is a warning', async () => {
  const { diagnostics } = await compileHere(
    'a.mdx',
    `\`\`\`css file=${examples}/card.css\na\n\`\`\`\n`,
  );
  expect(diagnostics).toMatchObject([{ line: 1, column: 8, severity: 'warning' }]);
});
