import { expect, test } from 'vitest';
import { placeInSource } from '../../../../src/check/failures/place-in-source.ts';

/** The source position for the column of the `^` in some code. */
function find(source: string, marked: string): string | undefined {
  const place = placeInSource(source, marked.replace('^', ''), marked.indexOf('^') + 1);
  return place && `${place.line}:${place.column}`;
}

const component =
  "import { axis } from './axis.ts';\n\nconst readTitle = (data: { title?: string }) => data.title!.length;\n\n" +
  'export function Chart() {\n  const title = axis.title;\n  return <b>{readTitle({})}</b>;\n}\n';

test.each([
  ['a property name', 'var readTitle = (data) => data.title.^length;', '3:61'],
  [
    'a call in JSX',
    '\treturn (0, import_jsx_runtime.jsx)("b", { children: ^readTitle$1({}) });',
    '7:14',
  ],
  ['the right one of two names', '\tconst title = axis.^title;', '6:22'],
  ['a dot before a name', '\tconst title = axis^.title;', '6:22'],
  ['nothing for a word that is not in the source', 'var x = ^nothing();', undefined],
])('%s is found in the source', (_name, code, place) => {
  expect(find(component, code)).toBe(place);
});

test('an expression in content is found below the front matter, not in it', () => {
  const page =
    '---\ntitle: Parts and length\n---\n\n## The length of parts\n\nMany: {frontMatter.parts.length}\n';
  expect(find(page, 'children: ["Many: ", frontMatter.parts.^length]')).toBe('7:26');
});
