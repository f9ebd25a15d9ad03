import { expect, test } from 'vitest';
import { readMarkedLines } from '../../../src/compile/code/marked-lines.ts';

test.each([
  ['js', 'a', '// ~'],
  ['jsx', '<a />', '{/* ~ */}'],
  ['css', 'a {}', '/* ~ */'],
  ['html', '<a>', '<!-- ~ -->'],
  ['py', 'a', '# ~'],
  ['sql', 'a', '-- ~'],
  ['ini', 'a', '; ~'],
  ['tex', 'a', '% ~'],
  ['clojure', '(a)', ';; ~'],
  ['lisp', '(a)', ';;; ~'],
  ['lisp', '(a)', '#| ~ |#'],
  ['ocaml', 'let a = 1', '(* ~ *)'],
  ['fsharp', 'let a = 1', '(* ~ *)'],
  ['pascal', 'a := 1;', '{ ~ }'],
  ['haskell', 'a = 1', '{- ~ -}'],
  ['vb', 'Dim a', "' ~"],
  ['vb', 'Dim a:', 'REM ~'],
  ['bat', 'echo a &', 'rem ~'],
  ['cmd', '', ':: ~'],
  ['fortran-free-form', 'a = 1', '! ~'],
  ['f90', 'a = 1', '!~'],
  ['cobol', 'MOVE A TO B.', '*> ~'],
  ['abap', '', '* ~'],
  ['vim', 'let a = 1', '" ~'],
  ['jinja', '{{ a }}', '{# ~ #}'],
  ['twig', '{{ a }}', '{#- ~ -#}'],
  ['hbs', '<a>', '{{! ~ }}'],
  ['handlebars', '<a>', '{{!-- ~ --}}'],
  ['blade', '<a>', '{{-- ~ --}}'],
  ['go-html-template', '<a>', '{{/* ~ */}}'],
  ['erb', '<a>', '<%# ~ %>'],
  ['jsp', '<a>', '<%-- ~ --%>'],
  ['razor', '<a>', '@* ~ *@'],
  ['pug', 'a', '//- ~'],
  ['haml', '%a', '-# ~'],
  ['lua', 'a = 1', '--[[ ~ ]]'],
  ['powershell', '$a = 1', '<# ~ #>'],
  ['julia', 'a = 1', '#= ~ =#'],
  ['matlab', 'a = 1', '%% ~'],
  ['rust', 'a;', '/// ~'],
])('in %s, "%s %s" marks lines, and leaves nothing of the comment', (language, before, comment) => {
  const read = (said: string, code: string) =>
    readMarkedLines([`${code} ${comment.replace('~', said)}`.trim(), 'next'], language);
  const marked = read('[!code ++]', before);
  // A comment alone in its line marks the next.
  expect(marked.lines).toEqual(before === '' ? ['next'] : [before, 'next']);
  expect([...marked.kinds]).toEqual([[0, ['added']]]);
  const ofNext = read('highlight-next-line', '');
  expect([ofNext.lines, [...ofNext.kinds]]).toEqual([['next'], [[0, ['highlighted']]]]);
});

test('the rest of a comment stays one, with its own signs', () => {
  const linesOf = (line: string, language: string) => readMarkedLines([line], language).lines;
  expect(linesOf('(a) ;; [!code ++] why', 'clojure')).toEqual(['(a) ;; why']);
  expect(linesOf('a (* [!code --] why *)', 'ocaml')).toEqual(['a (* why *)']);
});

test.each([
  ['js', "const a = '[!code ++]';"],
  ['js', 'const a = !b[!code];'],
  ['py', 'a = "[!code ++]"'],
  ['md', 'a // [!code ++]'],
  ['mdx', '(* [!code ++] *)'],
])('in %s, "%s" is no comment', (language, line) => {
  expect(readMarkedLines([line], language).lines).toEqual([line]);
});
