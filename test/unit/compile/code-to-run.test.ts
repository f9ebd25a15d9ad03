import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { renderText } from './render.ts';

/** What a selection of the whole block has, and what its button copies; undefined without a button. */
async function copy(meta: string, ...lines: string[]) {
  const html = await renderText(`\`\`\`${meta}\n${lines.join('\n')}\n\`\`\`\n`);
  const { document: page } = new Window();
  page.body.innerHTML = html;
  const code = page.querySelector('code');
  const shown = code?.textContent;
  const button = page.querySelector('button');
  for (const part of page.querySelectorAll('.aside, .removed')) part.remove();
  const selected = code?.textContent?.replace(/\n$/, '');
  return { shown, selected, pressed: button && (button.getAttribute('value') ?? shown) };
}

test.each([
  [
    'js',
    ['const a = 1; // [!code --]', 'const a = 2; // [!code ++]', '', 'b;'],
    'const a = 2;\n\nb;',
  ],
  ['py showLineNumbers', ['a = 1', 'b = 2 # [!code --]'], 'a = 1'],
  ['js {1}', ['a;', '', '', 'b;'], 'a;\n\n\nb;'],
  ['js', ['// [!code --:2]', 'a;', 'b;', 'c; // [!code error]'], 'c;'],
  ['diff', ['-a', '+b', '', ' c', ' +d'], 'b\n\nc\n+d'],
  ['diff', ['- a', '+ b', '+', '+   c'], 'b\n\n  c'],
  [
    'patch',
    ['--- a/x.sql', '+++ b/x.sql', '@@ -1,2 +1,2 @@', '--- a note', '+++i;', ' j'],
    '++i;\nj',
  ],
  [
    'diff',
    ['diff --git a/a b/a', 'index 1a..2b 100644', 'a {', '-  b', '+  c', '}'],
    'a {\n  c\n}',
  ],
  ['diff {1} showLineNumbers', ['-a', '+b'], 'b'],
  ['sh', ['# Once', '$ npm i \\', '    stylex', '', '$ ls'], '# Once\nnpm i \\\n    stylex\n\nls'],
  [
    'console',
    ['me@host:~/x$ cat <<END', '$ a', 'END', '$ a', '$ echo "a', '> b"'],
    'cat <<END\n$ a\nEND\na\necho "a\nb"',
  ],
  ['shellsession', ['# apt update', 'done', '# reboot'], 'apt update\nreboot'],
  ['', ['$ ls', 'a.txt'], 'ls'],
  [
    'python',
    ['>>> def f():', '...     return 1', '...', '>>> f()', '1'],
    'def f():\n    return 1\n\nf()',
  ],
  ['powershell', ['PS C:\\a> dir', 'PS> cls'], 'dir\ncls'],
  ['bat', ['C:\\>dir'], 'dir'],
  ['js', ['> 1 + 1', '2'], '1 + 1'],
  ['sql', ['mysql> select 1', '    -> from a;'], 'select 1\nfrom a;'],
])('%s %j is copied as the code to run', async (meta, lines, expected) => {
  expect(await copy(meta, ...lines)).toMatchObject({ selected: expected, pressed: expected });
});

test.each([
  ['sh', 'echo $HOME; # $ 5'],
  ['sh', 'cat a > b\n> c'],
  ['text', 'It costs\n$ 5'],
  ['js', 'a\n> b'],
  ['md', '> quote\n- item\n+ item'],
  ['python', 'a >>> b'],
])('%s %j has no signs that are not copied', async (meta, code) => {
  expect(await copy(meta, code)).toEqual({ shown: code, selected: code, pressed: code });
});

test('a block of removed lines alone has nothing to copy', async () => {
  expect(await copy('diff', '-a', '-b')).toMatchObject({ shown: '-a\n-b', pressed: null });
});
