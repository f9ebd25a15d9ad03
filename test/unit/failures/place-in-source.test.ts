import { expect, test } from 'vitest';
import { placeInSource } from '../../../src/failures/place-in-source.ts';

/** The place that is found for the column at which a mark stands in some code. */
function find(source: string, marked: string): string | undefined {
  const place = placeInSource(source, marked.replace('^', ''), marked.indexOf('^') + 1);
  return place && `${place.line}:${place.column}`;
}

const component =
  "import { axis } from './axis.ts';\n\nconst readTitle = (data: { title?: string }) => data.title!.length;\n\n" +
  'export function Chart() {\n  const title = axis.title;\n  return <b>{readTitle({})}</b>;\n}\n';

test.each([
  ['a name of an object', 'var readTitle = (data) => data.title.^length;', '3:61'],
  [
    'a call in JSX',
    '\treturn (0, import_jsx_runtime.jsx)("b", { children: ^readTitle$1({}) });',
    '7:14',
  ],
  ['the one of two that is meant', '\tconst title = axis.^title;', '6:22'],
  ['a dot before a name', '\tconst title = axis^.title;', '6:22'],
  ['a word that the source does not have', 'var x = ^nothing();', undefined],
])('%s is found where it is written', (_name, code, place) => {
  expect(find(component, code)).toBe(place);
});

test('an expression of content is found behind its front matter', () => {
  const page =
    '---\ntitle: Parts and length\n---\n\n## The length of parts\n\nMany: {frontMatter.parts.length}\n';
  expect(find(page, 'children: ["Many: ", frontMatter.parts.^length]')).toBe('7:26');
});
