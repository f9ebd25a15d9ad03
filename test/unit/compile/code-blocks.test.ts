import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { renderText } from './render.ts';

const fence = (meta: string, code: string) => renderText(`\`\`\`${meta}\n${code}\n\`\`\`\n`);
/** The content of the `code` element. */
const inner = async (meta: string, code: string) =>
  /<code[^>]*>(.*)<\/code>/s.exec(await fence(meta, code))?.[1];

test('tokens have classes, and no element has an inline style', async () => {
  const html = await fence('tsx', 'const a = 1; // why\nfoo(1);');
  expect(html).toContain('<span class="tk-k">const</span> a = <span class="tk-s">1</span>;');
  expect(html).toContain(' <span class="tk-m">// why</span>');
  expect(html).toContain('<span class="tk-f">foo</span>');
  expect(html).not.toMatch(/style=|#0000/);
});

test('a block is a figure with its language, its text and a copy button', async () => {
  expect(await fence('css', 'a')).toBe(
    '<figure class="code-block" data-language="css">' +
      '<pre role="group" aria-label="Code">' +
      '<code><span class="tk-k">a</span></code></pre>' +
      '<button type="button" data-copy="" aria-label="Copy code to clipboard"></button>' +
      '</figure>',
  );
});

test('adjacent tokens of one kind share an element, across spaces and line breaks', async () => {
  expect(await inner('ts', '// a\n// b\nexport default class A {}')).toBe(
    '<span class="tk-m">// a\n// b</span>\n<span class="tk-k">export default class A</span> {}',
  );
});

test('names, properties and punctuation have no element of their own', async () => {
  expect(await inner('js', '({ a: b.c, [d]: e });')).toBe('({ a: b.c, [d]: e });');
});

test('lines are elements only in a block with a marked line', async () => {
  expect(await inner('text', 'a\nb')).toBe('a\nb');
  expect(await inner('text {2}', 'a\nb')).toBe(
    '<span class="line">a\n</span><span class="line highlighted">b</span>',
  );
});

test.each([
  ['with a slash and a quote in it', '/from "./b"/', 'import a from "./b";', 'from "./b"'],
  ['that looks like a line', '/{1}/', 'a{1}', '{1}'],
  ['that looks like a title', '/title="a"/', 'a title="a"', 'title="a"'],
  ['with URL characters', '/a@b&c=%20/', '+ a@b&c=%20', 'a@b&c=%20'],
])('a word %s is marked, without other effects', async (_form, word, code, text) => {
  const html = await fence(`text ${word}`, code);
  const escaped = text.replace('&', '&amp;');
  expect(html).toContain(`<mark class="code-word">${escaped}</mark>`);
  expect(html).not.toMatch(/class="line|figcaption/);
});

test.each([
  ['with line and word marks in it', 'tsx title="a {1} /b/"', 'a {1} /b/'],
  ['without quotes', 'tsx title=a.tsx {1}', 'a.tsx'],
  ['with an escape', 'tsx title="a &amp; \\*b"', 'a &amp; *b'],
])('a title %s is shown above the code', async (_form, meta, title) => {
  expect(await fence(meta, 'a;')).toContain(
    `<figcaption class="code-title">${title}</figcaption><pre`,
  );
});

test('a block without a title has no title bar', async () => {
  expect(await fence('tsx', 'a;')).not.toContain('figcaption');
});

test('line numbers are shown on request, starting at any number', async () => {
  expect(await fence('tsx showLineNumbers', 'a;')).toContain('"code-lines has-line-numbers"');
  expect(await fence('tsx showLineNumbers', 'a;')).not.toContain('data-line=');
  expect(await fence('tsx showLineNumbers=false', 'a;')).not.toContain('has-line-numbers');
  for (const meta of ['showLineNumbers=10', 'showLineNumbers={10}', 'showLineNumbers{10}']) {
    expect(await inner(`text ${meta}`, 'a\nb')).toBe(
      '<span class="line" data-line="10">a\n</span><span class="line" data-line="11">b</span>',
    );
  }
});

test('an unknown language is shown as plain text, with a warning that suggests a known one', async () => {
  expect(await inner('tpescript', 'let a')).toBe('let a');
  const { diagnostics } = await compileContent('a.mdx', '\n~~~tpescript\nlet a\n~~~\n');
  expect(diagnostics).toMatchObject([{ line: 2, column: 4, severity: 'warning' }]);
  expect(diagnostics[0]?.message).toContain('"tpescript"');
  expect(diagnostics[0]?.hint).toMatch(/^Did you mean typescript\?/);
});

test.each(
  'ts tsx js jsx sh bash shell console json json5 jsonc diff md mdx html vue svelte yaml toml graphql python go rust java swift kotlin php ruby sql docker ini'.split(
    ' ',
  ),
)('the language %s is known', async (language) => {
  const { diagnostics, compiled } = await compileContent('a.mdx', `\`\`\`${language}\n\`\`\`\n`);
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(compiled?.body)).toContain(`language=\\"${language}\\"`);
});

test('code that would take too long to highlight is plain, with a warning', async () => {
  const code = `${'const a = 1;\n'.repeat(20_000)}`;
  const { diagnostics } = await compileContent('a.mdx', `\`\`\`js\n${code}\`\`\`\n`);
  expect(diagnostics).toMatchObject([{ line: 1, column: 4, severity: 'warning' }]);
  expect(await inner('js', code)).not.toContain('span');
});

test('a long line is an element with its indent, for which the rest of it is hung; short ones are not', async () => {
  const long = 'aaaaaaaaaa bbbbbbbbbb cccccccccc dddd';
  expect(await inner('text', `${long}\n    short\n      ${long}\n             ${long}\nend`)).toBe(
    `${long}\n    short\n<span data-in="6">      ${long}</span>\n` +
      `<span data-in="10">             ${long}</span>\nend`,
  );
  expect(await inner('text {1}', `a\n    ${long}`)).toBe(
    `<span class="line highlighted">a\n</span>` +
      `<span class="line"><span data-in="4">    ${long}</span></span>`,
  );
});

test('the line end after a long comment is outside of the element of its line, so that the next line starts below', async () => {
  const comment = '// What this line says is too long for a phone.';
  expect(await inner('tsx', `${comment}\n    ${comment}\n    a;`)).toBe(
    `<span class="tk-m">${comment}</span>\n` +
      `<span data-in="4"><span class="tk-m">    ${comment}</span></span>\n    a;`,
  );
});
