import { expect, test } from 'vitest';
import { compileContent } from '../../../../src/compile/compile-content.ts';
import { noSources } from '../../../../src/compile/source-reader.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { renderText } from '../../compile/render.ts';
import { withSamples } from './with-samples.ts';

const fence = (meta: string, ...lines: string[]) =>
  [`\`\`\`${meta}`, ...lines, '```', ''].join('\n');
const sample = (title: string, color: string) =>
  fence(
    `ts title="${title}"`,
    "import * as stylex from '@stylexjs/stylex';",
    '',
    `export const styles = stylex.create({ a: { color: { default: '${color}', ':hover': 'blue' } } });`,
  );
/** The text of the last block of a page. */
const lastBlock = async (...blocks: string[]) =>
  [...(await renderText(blocks.join('\n'), withSamples)).matchAll(/<code>(.*?)<\/code>/gs)]
    .at(-1)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<');
const diagnosticsOf = async (...blocks: string[]) =>
  formatDiagnostics(
    (await compileContent('content/docs/a.mdx', blocks.join('\n'), noSources, withSamples))
      .diagnostics,
  );

const red = '.x1e2nbdu { color: red; }\n.x17z2mba:hover { color: blue; }';

test('an output block shows the compiled sample above it, or the files that it names', async () => {
  const page = [sample('a.ts', 'red'), sample('b.ts', 'green')];
  expect(await lastBlock(...page, fence('css output="css" files="a.ts"'))).toBe(red);
  expect(await lastBlock(...page, fence('css output="css"'))).toContain('color: green');
  expect(await lastBlock(...page, fence('css output="css" files="a.ts, b.ts"'))).toMatch(
    /red; }\n.*green; }\n.*blue; }$/,
  );
});

test('an old name of an attribute is read, with a warning that names the new one', async () => {
  const page = [sample('a.ts', 'red'), sample('b.ts', 'green')];
  const block = fence('css output="css" of="a.ts"');
  expect(await lastBlock(...page, block)).toBe(red);
  expect(await diagnosticsOf(...page, block)).toContain(
    'warning: of is now called files\n    Write files="a.ts": the old name is read for one release.',
  );
});

test('an output block can show JavaScript, and have marked lines and words', async () => {
  const js = await lastBlock(sample('a.ts', 'red'), fence('js output="js"'));
  expect(js).toContain('export const styles = {\n  a: {\n    kMwMTN: "x1e2nbdu x17z2mba",');
  const marked = await renderText(
    [sample('a.ts', 'red'), fence('css output="css" {2} /red/')].join('\n'),
    withSamples,
  );
  expect(marked).toMatch(/<mark class="code-word">(?:<span[^>]*>)?red/);
  expect(marked).toMatch(/class="line highlighted">.*hover/);
});

test('text in an output block must match the compiler', async () => {
  const page = sample('a.ts', 'red');
  expect(await diagnosticsOf(page, fence('css output="css"', ...red.split('\n')))).toBe('');
  const changed = red.replace('color: blue', 'color: navy');
  expect(await diagnosticsOf(page, fence('css output="css"', ...changed.split('\n')))).toBe(
    'content/docs/a.mdx:9:1  the compiler writes ".x17z2mba:hover { color: blue; }" here\n' +
      '    Remove the text: the build fills in this block. It is:\n' +
      `      ${red.replace('\n', '\n      ')}`,
  );
});

test('an output that cannot be made is reported at its block', async () => {
  expect(await diagnosticsOf(fence('css output="css"'))).toContain('1:4  there is no sample above');
  expect(await diagnosticsOf(sample('a.ts', 'red'), fence('css output="css" files="b.ts"'))).toBe(
    'content/docs/a.mdx:7:4  no sample on this page is named b.ts\n    The page has a.ts.',
  );
  const wrong = sample('a.ts', 'red').replace("'red'", 'size()');
  expect(await diagnosticsOf(wrong, fence('css output="css"'))).toContain(
    'a.ts does not compile, so it has no output',
  );
});

test('an output block can show the style sheet in both notations, and set compiler options', async () => {
  const page = sample('a.ts', 'red').replace('a: {', 'a: { padding: 4,');
  expect(await lastBlock(page, fence('css output="sheet"'))).toBe(
    [
      '.xfawy5m { padding: 4px; }',
      '.x1e2nbdu:not(#\\#) { color: red; }',
      '.x17z2mba:hover:not(#\\#) { color: blue; }',
    ].join('\n'),
  );
  expect(await lastBlock(page, fence('css output="layers"'))).toMatch(
    /^@layer priority1, priority2;\n@layer priority1 { .xfawy5m { padding: 4px; } }\n@layer priority2 {\n/,
  );
  const options = 'options="debug: true, classNamePrefix: acme-"';
  expect(await lastBlock(page, fence(`css output="css" ${options}`))).toMatch(
    /^\.padding-acme-fawy5m/,
  );
  expect(await lastBlock(page, fence('js output="js" options="test: true"'))).toContain(
    'a__styles.a',
  );
});

test('unknown, invalid and misplaced options are reported', async () => {
  const page = sample('a.ts', 'red');
  expect(await diagnosticsOf(page, fence('css output="css" options="debgu: true"'))).toContain(
    'unknown compiler option "debgu"\n    Did you mean debug?',
  );
  expect(await diagnosticsOf(page, fence('css output="css" options="debug: [1]"'))).toContain(
    'the compiler option debug must be a string, true or false',
  );
  expect(await diagnosticsOf(page, fence('css options="debug: true"'))).toContain(
    'options need output',
  );
  expect(await diagnosticsOf(page, fence('css output="css" sheet'))).toContain(
    'sheet needs a sample',
  );
});

const card = [
  '```tsx title="a.tsx"',
  "import * as stylex from '@stylexjs/stylex';",
  "const styles = stylex.create({ a: { color: 'red' } });",
  'export const A = () => <p {...stylex.props(styles.a)} />;',
  '```',
].join('\n');
const change = (meta: string) => `\`\`\`js output="js" files="a.tsx" ${meta}\n\`\`\``;
const page = (...blocks: string[]) => blocks.join('\n\n');

test('an output block without a title shows its options', async () => {
  const html = await renderText(page(card, change('options="debug: true"')), withSamples);
  expect(html).toContain('debug: true</figcaption>');
});

test('output compared with other options marks removed and added lines', async () => {
  const shown = async (meta: string) =>
    [
      ...(await renderText(page(card, change(meta)), withSamples)).matchAll(
        /<(del|ins)[^>]*>(.*?)<\/\1>/gs,
      ),
    ].map(([, tag, line = '']) => `${tag} ${line.replace(/<[^>]+>/g, '').trim()}`);
  expect(await shown('options="debug: true" compare="defaults"')).toEqual([
    'del className: "x1e2nbdu"',
    'ins className: "color-x1e2nbdu",',
    'ins "data-style-src": "a.tsx:2"',
  ]);
  expect(
    await shown('options="debug: true, enableDebugDataProp: false" compare="debug: true"'),
  ).toEqual([
    'del className: "color-x1e2nbdu",',
    'del "data-style-src": "a.tsx:2"',
    'ins className: "color-x1e2nbdu"',
  ]);
});

test('options that change nothing, and a comparison without options, are reported', async () => {
  const told = (meta: string) => diagnosticsOf(page(card, change(meta)));
  expect(await told('options="classNamePrefix: x" compare="defaults"')).toContain(
    'a.mdx:7:4  the options do not change the output of the compiler',
  );
  expect(await told('compare="defaults"')).toContain('compare needs options');
  expect(await told('options="debug: true" compare="debag: true"')).toContain(
    'unknown compiler option "debag"',
  );
});
