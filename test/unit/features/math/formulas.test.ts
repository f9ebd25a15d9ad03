import { expect, onTestFinished, test, vi } from 'vitest';
import { compileContent } from '../../../../src/compile/compile-content.ts';
import { compileChoices } from '../../../../src/compile/files/compile-choices.ts';
import { loadCompileFeatures } from '../../../../src/compile/files/load-compile-features.ts';
import { fillLinks } from '../../../../src/compile/link-marks.ts';
import { noSources } from '../../../../src/compile/source-reader.ts';
import { nativeVariable, parseNatively } from '../../../../src/compile/syntax/native-parser.ts';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { writeMarkdown } from '../../../../src/outputs/agents/write-markdown.ts';

const features = loadCompileFeatures({ math: {} });

const compile = (source: string, file = 'content/docs/a.mdx') =>
  compileContent(file, source, noSources, features);

async function renderWith(source: string, file?: string): Promise<string> {
  const { compiled, diagnostics } = await compile(source, file);
  expect(diagnostics).toEqual([]);
  return compiled && 'html' in compiled.body ? fillLinks(compiled.body.html, () => '') : '';
}

test('an inline formula is MathML, with its TeX as an annotation', async () => {
  const html = await renderWith('The area $x^{2}$ grows.\n');
  expect(html).toMatch(
    /^<p>The area <math xmlns="[^"]+"><semantics><mrow><msup>.*<\/msup><\/mrow><annotation encoding="application\/x-tex">x\^\{2\}<\/annotation><\/semantics><\/math> grows\.<\/p>$/,
  );
});

test.each([
  ['between lines of $$', '$$\n\\frac{a}{b}\n$$\n'],
  ['as a fence', '```math\n\\frac{a}{b}\n```\n'],
])('a formula %s is a display block', async (_, source) => {
  expect(await renderWith(source)).toMatch(
    /^<div class="formula"><math [^>]*display="block">.*<mfrac>.*<\/div>$/s,
  );
});

test('formulas are the same in plain Markdown', async () => {
  const source = 'Let $a_{1}$ be <b>bold</b>.\n';
  const html = await renderWith(source, 'content/docs/a.mdx');
  expect(html).toContain('<msub>');
  expect(await renderWith(`---\nformat: md\n---\n\n${source}`, 'content/docs/a.md')).toBe(html);
});

test('formulas are the same where the native parser is enabled, which does not know them', async () => {
  const source = 'Let $a_1$ and $b_1$ be **bold**.\n';
  expect(parseNatively(source, 'mdx')).toBeDefined();
  const html = await renderWith(source);
  expect(html).toContain('<msub>');
  vi.stubEnv(nativeVariable, '1');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(await renderWith(source)).toBe(html);
});

test('code and escaped dollar signs are not formulas', async () => {
  const html = await renderWith('From \\$5 to \\$10, `$a$`.\n\n```sh\necho $a $b\n```\n');
  expect(html).not.toContain('<math');
  expect(html).toContain('From $5 to $10, <code>$a$</code>.');
});

test('the text for search has the TeX of a formula, once', async () => {
  const { compiled } = await compile('The area $\\pi r^2$ grows.\n\n$$\nE = mc^2\n$$\n');
  expect(compiled?.blocks.map(({ text }) => text)).toEqual([
    'The area \\pi r^2 grows.',
    'E = mc^2',
  ]);
});

test('the Markdown copy of a page has the original TeX', async () => {
  const source = 'The area $\\pi r^2_{a}$ grows.\n\n$$\na_1 * b_1 * c\n$$\n';
  const copy = writeMarkdown(await renderWith(source), {
    page: 'https://small.example/a/',
    index: 'https://small.example/llms.txt',
  });
  expect(copy.slice(copy.indexOf('\n\n') + 2)).toBe(source);
});

test.each([
  ['in a line', 'Text\nand $a + \\fraq{1}{2}$.\n', 2, 10, 'Undefined control sequence: \\fraq'],
  ['in a block', '$$\na\n+ \\left( b\n$$\n', 3, 11, "Expected '\\right', got 'EOF'"],
])(
  'a mistake in a formula %s is a diagnostic at its place',
  async (_, source, line, column, told) => {
    const { diagnostics } = await compile(`---\ntitle: A\n---\n\n${source}`);
    expect(diagnostics).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: line + 4,
        column,
        message: expect.stringContaining(told),
        hint: expect.stringContaining('https://katex.org/docs/supported'),
      },
    ]);
  },
);

test('where formulas may be wrong, the TeX of one is shown with a warning', async () => {
  const { math = {} } = compileChoices(
    checkSiteConfig({ title: 'A', url: 'https://small.example', math: 'warn' }),
  );
  const { compiled, diagnostics } = await compileContent(
    'content/docs/a.mdx',
    'Text and $a + \\fraq{1}$.\n\n$$\n\\nope\n$$\n',
    noSources,
    loadCompileFeatures({ math }),
  );
  expect(diagnostics).toMatchObject([
    { line: 1, column: 15, severity: 'warning', message: expect.stringContaining('\\fraq') },
    { line: 4, column: 1, severity: 'warning', message: expect.stringContaining('\\nope') },
  ]);
  expect(compiled?.body).toEqual({
    html: '<p>Text and <code class="formula-error">a + \\fraq{1}</code>.</p><div class="formula"><code class="formula-error">\\nope</code></div>',
  });
});

test('without the feature a dollar sign is text', async () => {
  const { compiled } = await compileContent('content/docs/a.mdx', 'From $5 to $10.\n');
  expect(compiled?.body).toEqual({ html: '<p>From $5 to $10.</p>' });
});
