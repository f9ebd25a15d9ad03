import { expect, test } from 'vitest';
import { renderText } from './render.ts';

const fence = (meta: string, code: string) => renderText(`\`\`\`${meta}\n${code}\n\`\`\`\n`);
const linesOf = (html: string) => html.match(/<span class="line.*/g)?.join('\n');

test('tokens have classes, and nothing has a style', async () => {
  const html = await fence('tsx', 'const a = "x"; // why\nfoo(1);');
  expect(html).toContain('<span class="tk-k">const</span>');
  expect(html).toContain('<span class="tk-m"> // why</span>');
  expect(html).toContain('<span class="tk-f">foo</span>');
  expect(html).not.toMatch(/style=|#0000/);
});

test('a block is a figure with its language, its lines and a copy button that waits', async () => {
  expect(await fence('css', 'a')).toBe(
    '<figure class="code-block" data-language="css"><div class="code-frame"><pre tabindex="0">' +
      '<code class="code-lines"><span class="line"><span class="tk-t">a</span></span></code></pre>' +
      '<div class="code-buttons"><button type="button" class="code-copy" data-copy="" hidden ' +
      'aria-label="Copy code to clipboard"></button></div></div></figure>',
  );
});

test('what looks like markup is text', async () => {
  const html = await fence('html', '<b>&amp;</b>');
  expect(html).not.toContain('<b>');
  expect(html.replace(/<[^>]+>/g, '')).toBe('&lt;b>&amp;amp;&lt;/b>');
});

test('the lines that are named are highlighted, and no others', async () => {
  const html = await fence('text {1,3}', 'a\nb\nc');
  expect(linesOf(html)).toMatch(
    /class="line highlighted">a<.*\n.*class="line">b<.*\n.*highlighted">c/,
  );
});

test('a word that is named is marked', async () => {
  expect(await fence('text /b/', 'a b')).toContain('<mark class="code-word">b</mark>');
});

test('a title stands above the code', async () => {
  expect(await fence('tsx title="src/a.tsx"', 'a;')).toContain(
    '<figcaption class="code-title">src/a.tsx</figcaption><div class="code-frame">',
  );
  expect(await fence('tsx', 'a;')).not.toContain('figcaption');
});

test('line numbers are there where they are asked for', async () => {
  expect(await fence('tsx showLineNumbers', 'a;')).toContain('"code-lines has-line-numbers"');
});

test('a language that is not known, or none, is plain text', async () => {
  expect(await fence('nonsense', 'let a')).toContain('<span class="line">let a</span>');
  expect(await fence('', 'let a')).toContain('<span class="line">let a</span>');
});

test('inline code stays as it is', async () => {
  expect(await renderText('`let a`')).toBe('<p><code>let a</code></p>');
});

test('npm2yarn gives a tab for each package manager', async () => {
  const html = await fence('sh npm2yarn', 'npm install --save-dev @stylexjs/stylex');
  const tabs = [...html.matchAll(/<section title="(\w+)">(.*?)<\/section>/gs)].map(
    ([, name, tab = '']) => [name, tab.replace(/<[^>]+>/g, '')],
  );
  expect(html).toContain('<div id="npm2yarn">');
  expect(tabs).toEqual([
    ['npm', 'npm install --save-dev @stylexjs/stylex'],
    ['yarn', 'yarn add --dev @stylexjs/stylex'],
    ['pnpm', 'pnpm add --save-dev @stylexjs/stylex'],
    ['bun', 'bun add --dev @stylexjs/stylex'],
  ]);
});
