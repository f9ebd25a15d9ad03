import { expect, test } from 'vitest';
import { followImports } from '../../../import/follow-imports.ts';
import { stripFlow } from '../../../import/strip-flow.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { at, write } = temporaryFolder();

test.each([
  ["import type { Node } from 'react';\nf();", '\nf();'],
  ["import A, { type B, c, type D } from 'a';", "import A, { c, } from 'a';"],
  ['type A = {| +a: string |};\nexport type B = number;\ndeclare var c: A;\nf();', '\n\n\nf();'],
  ['const f = (a: ?A, b?: B): C => (a: any);', 'const f = (a , b) => (a);'],
  ['const f = (): {\n  a: string,\n} => a;', 'const f = () => a;'],
  ['const [a] = useState<?string>(null);', 'const [a] = useState (null);'],
  ['class A<T> extends B<T> implements C { +d: T = 1 }', 'class A extends B { d = 1 }'],
  ['const a = <b c="d">e</b>;', 'const a = <b c="d">e</b>;'],
  ['component A() {}', 'component A() {}'],
])('without types of Flow, %j is %j', (text, expected) => {
  const stripped = stripFlow(text);
  expect(stripped).toHaveLength(text.length);
  expect(stripped.replace(/ +/g, ' ').replace(/ (?=[\n)]|$)/g, '')).toBe(expected);
});

test('scripts that say @flow, and all of a site whose Babel knows Flow, lose its types on the way', () => {
  const page = (name: string) => ({
    from: write(`docs/${name}.mdx`, `import A from '../src/${name}';\n`),
    to: `content/docs/${name}.mdx`,
  });
  write('src/said.js', '// @flow\nexport default (a: string) => a;\n');
  write('src/plain.js', 'export default (a: string) => a;\n');
  const textOf = (name: string) => {
    const [copy] = followImports(at(), [page(name)], []).copies;
    return copy?.text;
  };
  expect(textOf('said')).toBe('// @flow\nexport default (a        ) => a;\n');
  expect(textOf('plain')).toBeUndefined();
  write('babel.config.js', "module.exports = { presets: ['@babel/preset-flow'] };\n");
  expect(textOf('plain')).toBe('export default (a        ) => a;\n');
});
