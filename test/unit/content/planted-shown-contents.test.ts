import { expect, test } from 'vitest';
import { listPlanted, readTree, type Tree } from './plant.ts';

const imports = (...names: string[]) =>
  `import { ${names.join(', ')} } from './part.jsx'\n\n<Part/>\n`;
const plant = (part: string, text = imports('Part'), more: Tree = {}) =>
  listPlanted({ 'content/docs/a.mdx': text, 'content/docs/part.jsx': part, ...more });

const note = 'content/docs/_note.mdx';
const showsNote = "import Note from './_note.mdx';\nexport const Part = () => <Note/>;\n";

test('content that a component shows is checked like a partial', async () => {
  const text = '[x](#there) [y](#gone)\n\n## There\n\n<Tabz>x</Tabz>\n';
  expect(await plant(showsNote, imports('Part'), { [note]: text })).toEqual([
    expect.stringContaining(`${note}:5:1  unknown component <Tabz>`),
  ]);
  const right = text.replace(/<.*>/, '');
  expect(await plant(showsNote, imports('Part'), { [note]: right })).toEqual([
    `${note}:1:13  broken link "#gone": /docs/a/ has no heading or element with the id "gone"\n` +
      '    Its ids: #there.',
  ]);
});

test('missing content is a diagnostic of the component that imports it', async () => {
  expect(await plant(showsNote)).toEqual([
    'content/docs/part.jsx:1:1  cannot find "./_note.mdx": there is no file content/docs/_note.mdx\n' +
      '    Write the path of the file relative to this one, or from the root as @site/….',
  ]);
});

test('a browser component cannot import content, directly or through another module', async () => {
  const hint = 'Import it in the page, and pass it to the component as its children.';
  const diagnostic = (place: string, specifier: string) =>
    `content/docs/${place}  a component for browsers cannot import "${specifier}": ` +
    `content becomes HTML when the site is built\n    ${hint}`;
  const more = { [note]: 'A note.\n', 'content/docs/inner.jsx': showsNote };
  const own = `'use client';\n${showsNote}`;
  expect(await plant(own, imports('Part'), more)).toEqual([
    diagnostic('part.jsx:2:1', './_note.mdx'),
  ]);
  const other = "'use client';\nexport { Part } from './inner.jsx';\n";
  expect(await plant(other, imports('Part'), more)).toEqual([
    diagnostic('inner.jsx:1:1', './_note.mdx'),
  ]);
});

test('a component can import content, but not its values', async () => {
  const part =
    "import Note, { tone } from './_note.mdx';\nexport const Part = () => <Note t={tone}/>;\n";
  const more = { [note]: "export const tone = 'red'\n\nA note.\n" };
  expect(await plant(part, imports('Part'), more)).toEqual([
    'content/docs/part.jsx:1:1  a component cannot import "tone" of "./_note.mdx", only the content itself\n' +
      '    Write the value in a file of its own, or pass it to the component from the page.',
  ]);
});

test('a circular import of content and components is a diagnostic of the content', async () => {
  expect(await plant(showsNote, imports('Part'), { [note]: imports('Part') })).toEqual([
    expect.stringContaining(
      `${note}:1:1  the import of "./part.jsx" is circular: ${note} → ${note}\n`,
    ),
  ]);
});

/** The headings of a page that shows the exports of a module. */
async function headingsOf(text: string, modules: Tree): Promise<string[] | undefined> {
  const { index } = await readTree({
    'content/docs/a.mdx': text,
    'content/docs/_one.md': '### One\n',
    'content/docs/_two.md': '### Two\n',
    ...modules,
  });
  return index.docs[0]?.facts.headings.map((heading) => heading.text);
}

const parts =
  "import One from './_one.md';\nimport Two from './_two.md';\n" +
  'const Inner = () => <Two />;\nexport const First = () => <One />;\n' +
  'export function Second() { return <Inner />; }\nexport default First;\n';

test.each([
  [
    'only those of the export that it shows',
    'import { Second } from "./parts"\n\n## A\n\n<Second />\n\n## B\n',
    ['A', 'Two', 'B'],
  ],
  ['those of the default export', 'import Any from "./parts"\n\n<Any />\n', ['One']],
  [
    'those of the members of a namespace import',
    'import * as P from "./parts"\n\n<P.Second />\n<P.First />\n',
    ['Two', 'One'],
  ],
  ['those of a renamed export', 'import { Again } from "./others"\n\n<Again />\n', ['Two']],
  ['those of a re-exported component', 'import { First } from "./others"\n\n<First />\n', ['One']],
  ['those of re-exported content', 'import { Text } from "./others"\n\n<Text />\n', ['One']],
  ['none of an unused import', 'import { First } from "./parts"\n\nText.\n', []],
])('a page has the headings of content in components: %s', async (_name, text, headings) => {
  const modules = {
    'content/docs/parts.jsx': parts,
    'content/docs/others.js':
      "export * from './parts.jsx';\nexport { Second as Again } from './parts.jsx';\n" +
      "export { default as Text } from './_one.md';\n",
  };
  expect(await headingsOf(text, modules)).toEqual(headings);
});
