import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { renderText } from './render.ts';

const fence = (meta: string, code: string) => renderText(`\`\`\`${meta}\n${code}\n\`\`\`\n`);
/** The content of the `code` element. */
const inner = async (meta: string, code: string) =>
  /<code[^>]*>(.*)<\/code>/s.exec(await fence(meta, code))?.[1];
/** The text that a reader sees and the copy button copies. */
const shown = async (meta: string, code: string) =>
  (await inner(meta, code))?.replace(/<[^>]+>/g, '');

test('tokens have classes, and no element has an inline style', async () => {
  const html = await fence('tsx', 'const a = 1; // why\nfoo(1);');
  expect(html).toContain('<span class="tk-k">const</span> a = <span class="tk-c">1</span>;');
  expect(html).toContain(' <span class="tk-m">// why</span>');
  expect(html).toContain('<span class="tk-f">foo</span>');
  expect(html).not.toMatch(/style=|#0000/);
});

test('a block is a figure with its language, its text and a copy button', async () => {
  expect(await fence('css', 'a')).toBe(
    '<figure class="code-block" data-language="css">' +
      '<pre role="group" aria-label="Code">' +
      '<code><span class="tk-t">a</span></code></pre>' +
      '<button type="button" data-copy="" aria-label="Copy code to clipboard"></button>' +
      '</figure>',
  );
});

test('adjacent tokens of one kind share an element, across spaces and line breaks', async () => {
  expect(await inner('ts', '// a\n// b\nexport default class A {}')).toBe(
    '<span class="tk-m">// a\n// b</span>\n<span class="tk-k">export default class</span> ' +
      '<span class="tk-t">A</span> {}',
  );
});

test('names, properties and punctuation have no element of their own', async () => {
  expect(await inner('js', '({ a: b.c, [d]: e });')).toBe('({ a: b.c, [d]: e });');
});

test('lines are elements only in a block with a marked line', async () => {
  expect(await inner('text', 'a\nb')).toBe('a\nb');
  expect(await inner('text {2}', 'a\nb')).toBe(
    '<span class="line">a</span>\n<span class="line highlighted">b</span>',
  );
});

test('markup in code is escaped', async () => {
  const html = await fence('html', '<b>&amp;</b>');
  expect(html).not.toContain('<b>');
  expect(html.replace(/<[^>]+>/g, '')).toBe('&lt;b>&amp;amp;&lt;/b>');
});

test('words are marked everywhere, at chosen occurrences, and across tokens', async () => {
  const mark = (text: string) => `<mark class="code-word">${text}</mark>`;
  expect(await inner('text /b/', 'a b b')).toBe(`a ${mark('b')} ${mark('b')}`);
  expect(await inner('text /b/2-3', 'b b\nb b')).toBe(`b ${mark('b')}\n${mark('b')} b`);
  expect(await inner('js /a.b/', 'a.b()')).toBe(`${mark('a.<span class="tk-f">b</span>')}()`);
  expect(await inner('text "a/b" /c/d/', 'a/b c/d')).toBe(`${mark('a/b')} ${mark('c/d')}`);
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
  ['in double quotes', 'tsx title="src/a b.tsx"', 'src/a b.tsx'],
  ['in single quotes', "tsx title='a.tsx'", 'a.tsx'],
  ['with quotes in it', `tsx title='a "b".tsx'`, 'a "b".tsx'],
  ['with line and word marks in it', 'tsx title="a {1} /b/"', 'a {1} /b/'],
  ['as an expression', "tsx title={'a.tsx'}", 'a.tsx'],
  ['without quotes', 'tsx title=a.tsx {1}', 'a.tsx'],
  ['as a bare file name', 'tsx src/a.tsx', 'src/a.tsx'],
  ['without a language', 'title="a.tsx"', 'a.tsx'],
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
      '<span class="line" data-line="10">a</span>\n<span class="line" data-line="11">b</span>',
    );
  }
});

test('long lines wrap if the author asks for it', async () => {
  expect(await fence('text wrap', 'a')).toContain('data-language="text" data-wrap=""');
  expect(await fence('text', 'a')).not.toContain('data-wrap');
});

test.each([
  ['js', '// highlight-next-line'],
  ['css', '/* highlight-next-line */'],
  ['jsx', '{/* highlight-next-line */}'],
  ['python', '  # highlight-next-line'],
  ['html', '<!-- highlight-next-line -->'],
  ['sql', '-- highlight-next-line'],
])('in %s "%s" highlights the next line and is removed', async (language, comment) => {
  const html = await fence(language, `${comment}\na\nb`);
  expect(html).toMatch(/class="line highlighted">.*\n<span class="line">/);
  expect(html).not.toContain('highlight-');
});

test('all lines between highlight-start and highlight-end are highlighted', async () => {
  const code = 'a\n// highlight-start\nb\n\nc\n// highlight-end\nd';
  expect(await shown('text', code)).toBe('a\nb\n\nc\nd');
  expect((await inner('text', code))?.match(/highlighted">.*(?=<)/g)).toHaveLength(3);
});

test('comments of other languages have no effect in Markdown', async () => {
  const code = '// highlight-next-line\na; // [!code ++]';
  expect(await inner('md', code)).toBe(code);
});

test('added and removed lines are ins and del elements, errors and warnings have labels', async () => {
  const code = 'a // [!code ++]\nb # [!code --]\nc <!-- [!code error] -->\nd /* [!code warning] */';
  expect(await inner('text', code)).toBe(
    '<ins class="line added">a</ins>\n<del class="line removed">b</del>\n' +
      '<span class="line error" role="group" aria-label="error">c</span>\n' +
      '<span class="line warning" role="group" aria-label="warning">d</span>',
  );
});

test('a mark with a number covers that many lines, from the next one if it has its own line', async () => {
  const kinds = async (code: string) =>
    (await inner('text', code))?.match(/(?<=class="line).*?(?=")/g);
  expect(await kinds('a // [!code ++:2]\nb\nc')).toEqual([' added', ' added', '']);
  expect(await kinds('// [!code highlight:2]\na\nb\nc')).toEqual([
    ' highlighted',
    ' highlighted',
    '',
  ]);
});

test('other text in a comment stays, and a line can have several marks', async () => {
  expect(await inner('js', 'a; // [!code ++] [!code focus] since 1.2')).toBe(
    '<ins class="line added focused">a; <span class="tk-m">// since 1.2</span></ins>',
  );
});

test('an unknown language is shown as plain text, with a warning that suggests a known one', async () => {
  expect(await inner('tpescript', 'let a')).toBe('let a');
  const { faults } = await compileContent('a.mdx', '\n~~~tpescript\nlet a\n~~~\n');
  expect(faults).toMatchObject([{ line: 2, column: 4, severity: 'warning' }]);
  expect(faults[0]?.message).toContain('"tpescript"');
  expect(faults[0]?.hint).toMatch(/^Did you mean typescript\?/);
});

test.each(['', 'text', 'txt', 'plain', 'text/plain'])('"%s" is plain text', async (language) => {
  expect(await inner(language, 'let a')).toBe('let a');
});

test.each(
  'ts tsx js jsx sh bash shell console json json5 jsonc diff md mdx html vue svelte yaml toml graphql python go rust java swift kotlin php ruby sql docker ini'.split(
    ' ',
  ),
)('the language %s is known', async (language) => {
  const { faults, compiled } = await compileContent('a.mdx', `\`\`\`${language}\n\`\`\`\n`);
  expect(faults).toEqual([]);
  expect(JSON.stringify(compiled?.body)).toContain(`language=\\"${language}\\"`);
});

test('added and removed lines of a diff have their own colours', async () => {
  expect(await inner('diff', '-a\n+b')).toBe(
    '<span class="tk-d">-a</span>\n<span class="tk-i">+b</span>',
  );
});

test('empty blocks, blank lines, tabs and long blocks stay as they are', async () => {
  expect(await inner('js', '')).toBe('');
  expect(await shown('js {1}', 'a\n\n\tb\n')).toBe('a\n\n\tb\n');
  const long = 'a();\n'.repeat(5000);
  expect(await shown('js', long)).toBe(long);
});

test('code that would take too long to highlight is plain, with a warning', async () => {
  const code = `${'const a = 1;\n'.repeat(20_000)}`;
  const { faults } = await compileContent('a.mdx', `\`\`\`js\n${code}\`\`\`\n`);
  expect(faults).toMatchObject([{ line: 1, column: 4, severity: 'warning' }]);
  expect(await inner('js', code)).not.toContain('span');
});

test('inline code stays as it is', async () => {
  expect(await renderText('`let a`')).toBe('<p><code>let a</code></p>');
});
