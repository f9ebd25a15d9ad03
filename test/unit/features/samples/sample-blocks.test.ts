import type { Element } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { rehypeCodeFences } from '../../../../src/compile/code/rehype-code-fences.ts';
import { rehypeHighlight } from '../../../../src/compile/code/rehype-highlight.ts';
import { compileContent } from '../../../../src/compile/compile-content.ts';
import { noSources } from '../../../../src/compile/source-reader.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { rehypeSamples } from '../../../../src/features/samples/mdx/rehype-samples.ts';
import { withSamples } from './with-samples.ts';

const stylex = "import * as stylex from '@stylexjs/stylex';";
const fence = (meta: string, ...lines: string[]) =>
  [`\`\`\`${meta}`, ...lines, '```', ''].join('\n');
const compile = (...blocks: string[]) =>
  compileContent('content/docs/a.mdx', blocks.join('\n'), noSources, withSamples);
/** The files of each sample of a page, its own first, with their last line. */
const samplesOf = async (...blocks: string[]) => {
  const { compiled, diagnostics } = await compile(...blocks);
  expect(formatDiagnostics(diagnostics)).toBe('');
  return compiled?.kept?.samples?.map(({ sample }) =>
    sample?.files.map(({ name, code }) => `${name}: ${code.trimEnd().split('\n').at(-1)}`),
  );
};
const diagnosticsOf = async (meta: string) =>
  formatDiagnostics((await compile(fence(meta, 'const a = 1;'))).diagnostics);

test('titled blocks are files of one project, and use the nearest version above them', async () => {
  const card = [stylex, "import { a } from './tokens.stylex';", 'use(a);'];
  expect(
    await samplesOf(
      fence('ts title="tokens.stylex.ts"', stylex, 'export const a = 1;'),
      fence('tsx title="Card.tsx"', ...card),
      fence('ts title="tokens.stylex.ts"', stylex, 'export const a = 2;'),
      fence('tsx title="Card.tsx"', ...card),
      fence('tsx title="App.tsx"', "import { Card } from './Card.tsx';"),
      fence('js', 'const other = 1;'),
    ),
  ).toEqual([
    ['tokens.stylex.ts: export const a = 1;'],
    ['Card.tsx: use(a);', 'tokens.stylex.ts: export const a = 1;'],
    ['tokens.stylex.ts: export const a = 2;'],
    ['Card.tsx: use(a);', 'tokens.stylex.ts: export const a = 2;'],
    [
      "App.tsx: import { Card } from './Card.tsx';",
      'Card.tsx: use(a);',
      'tokens.stylex.ts: export const a = 2;',
    ],
    undefined,
  ]);
});

test('a file can be below its importer, in a folder, or in another project', async () => {
  expect(
    await samplesOf(
      fence('tsx title="app/page.tsx"', stylex, "import { a } from '../lib/a.stylex.js';"),
      fence('ts title="lib/a.stylex.ts"', stylex, 'export const a = 1;'),
      fence('ts title="lib/a.stylex.ts" project="other"', stylex, 'export const a = 2;'),
      fence('tsx title="app/page.tsx" project="other"', "import { a } from '../lib/a.stylex';"),
    ),
  ).toEqual([
    [
      "app/page.tsx: import { a } from '../lib/a.stylex.js';",
      'lib/a.stylex.ts: export const a = 1;',
    ],
    ['lib/a.stylex.ts: export const a = 1;'],
    ['lib/a.stylex.ts: export const a = 2;'],
    ["app/page.tsx: import { a } from '../lib/a.stylex';", 'lib/a.stylex.ts: export const a = 2;'],
  ]);
});

test('failing blocks and fragments are not files for others, and removed lines are left out', async () => {
  expect(
    await samplesOf(
      fence('ts title="a.stylex.ts"', stylex, 'export const a = 1;', 'old(); // [!code --]'),
      fence('ts title="a.stylex.ts" fails="not allowed"', stylex, 'wrong();'),
      fence('ts title="a.stylex.ts" fragment="the rest is above"', 'stylex.create({'),
      fence('ts', stylex, "import { a } from './a.stylex';"),
    ),
  ).toEqual([
    ['a.stylex.ts: export const a = 1;'],
    ['a.stylex.ts: wrong();'],
    ['a.stylex.ts: stylex.create({'],
    ["sample.ts: import { a } from './a.stylex';", 'a.stylex.ts: export const a = 1;'],
  ]);
});

test('each line of a sample has its position in the content file', async () => {
  const block = fence('js', '// highlight-next-line', 'one();', '  two();');
  const { compiled } = await compile('# A', '', '- item', '', block.replace(/^(?=.)/gm, '  '));
  expect(compiled?.kept?.samples?.[0]).toMatchObject({
    code: 'one();\n  two();',
    starts: [
      [7, 3],
      [8, 3],
    ],
  });
});

test('the attributes of a fence are read, and invalid ones are reported at their places', async () => {
  const { compiled } = await compile(
    fence('ts fails="types: is not" fails="no tool" project="b"', 'const a = 1;'),
  );
  expect(compiled?.kept?.samples?.[0]?.sample?.fails).toEqual([
    { tool: 'types', message: 'is not' },
    { message: 'no tool' },
  ]);
  expect(await diagnosticsOf('ts fails')).toBe(
    'content/docs/a.mdx:1:7  "fails" has no value\n' +
      '    Write a part of the message: fails="types: is not assignable to".',
  );
  expect(await diagnosticsOf('ts fragment=""')).toContain('1:7  "fragment=""" has no value');
  expect(await diagnosticsOf('css output="html"')).toContain('1:8  "output="html"": the compiler');
  expect(await diagnosticsOf('ts fragment="a" fails="b"')).toContain(
    '1:6  a fragment is not compiled',
  );
  expect(await diagnosticsOf('css files="a.ts"')).toContain('files="a.ts" needs output');
  expect(await diagnosticsOf('ts fragmnt="a"')).toContain('Did you mean fragment?');
});

test('the figure of a sample has the sample as data', async () => {
  const figureOf = async (source: string) => {
    const tree = toHast(unified().use(remarkParse).parse(source));
    const steps = unified()
      .use(rehypeCodeFences, withSamples)
      .use(rehypeSamples)
      .use(rehypeHighlight);
    await steps.run(tree, new VFile(source));
    const nodes = 'children' in tree ? tree.children : [];
    return nodes.find((node): node is Element => node.type === 'element');
  };
  const { tagName, data } = (await figureOf(fence('tsx title="A.tsx"', stylex))) ?? {};
  expect([tagName, data?.sample?.file]).toEqual(['figure', 'A.tsx']);
  expect((await figureOf(fence('tsx', 'const a = 1;')))?.data?.sample).toBeUndefined();
});
