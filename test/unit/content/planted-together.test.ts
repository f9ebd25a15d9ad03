import { expect, test } from 'vitest';
import { summarizeCauses } from '../../../src/check/summarize-causes.ts';
import { listPlanted, page, smallSite } from './plant.ts';

const first = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0]);

test('all diagnostics of one file are reported together: fields, imports, links, ids, names, ends', async () => {
  const text = [
    ...['---', 'sidebar_position: x', '---', ''],
    ...['import P from "./no.jsx"', ''],
    ...['[x](./gone.md) [y](#gone) <Foo/> {bar}', ''],
    ':::note',
  ];
  expect(first(await listPlanted({ 'content/docs/a.mdx': text.join('\n') }))).toEqual([
    'content/docs/a.mdx:2:19  front matter field sidebar_position: expected a number',
    'content/docs/a.mdx:5:1  cannot find "./no.jsx": there is no file content/docs/no.jsx',
    'content/docs/a.mdx:7:1  broken link "./gone.md": there is no page made from content/docs/gone.md',
    'content/docs/a.mdx:7:16  broken link "#gone": /docs/a/ has no heading or element with the id "gone"',
    'content/docs/a.mdx:7:27  unknown component <Foo>',
    'content/docs/a.mdx:7:35  "bar" is not defined in this file',
    'content/docs/a.mdx:9:1  warning: the admonition ":::note" has no end',
  ]);
});

test('a syntax error does not hide diagnostics in the links and partials of its file', async () => {
  const planted = await listPlanted({
    'content/docs/a.mdx': 'import P from "./_p.mdx"\n\n<P/> a <b\n\n[x](/gone/)\n',
    'content/docs/_p.mdx': '[x](./no.md)\n',
  });
  expect(first(planted)).toEqual([
    'content/docs/_p.mdx:1:1  broken link "./no.md": there is no page made from content/docs/no.md',
    expect.stringMatching(/^content\/docs\/a\.mdx:3:\d+ {2}/),
    'content/docs/a.mdx:5:1  broken link "/gone/": the site has no page or file /gone/',
  ]);
});

test('a top-level await and a hook in a text are reported at their places', async () => {
  const text = [
    ...['export const n = await fetch("x");', ''],
    ...['export function A() { const [a] = React.useState(1); return a }', ''],
    'export const load = async () => await n;',
  ];
  expect(
    first(
      await listPlanted({ 'content/docs/a.mdx': `import React from 'react'\n${text.join('\n')}` }),
    ),
  ).toEqual([
    'content/docs/a.mdx:2:18  "await" only works inside a function',
    'content/docs/a.mdx:4:35  React.useState needs a browser, but the text of a page does not run there'.replace(
      'React.',
      '',
    ),
  ]);
});

test('a missing component of the home page is reported at its field', async () => {
  const home = { ...smallSite.home, demo: ['home/gone.tsx'] };
  expect(first(await listPlanted({ 'content/docs/a.md': page('title: A') }, { home }))).toEqual([
    expect.stringMatching(
      /^site\.config\.ts:\d+:\d+ {2}home\.demo\[0\]: there is no file content\/home\/gone\.tsx$/,
    ),
  ]);
});

test('the summary groups diagnostics by cause, errors first', () => {
  const diagnostic = (file: string, line: number, message: string) => ({ file, line, message });
  const warn = (file: string, line: number, message: string) => ({
    ...diagnostic(file, line, message),
    severity: 'warning' as const,
  });
  const summary = summarizeCauses([
    warn('content/docs/b.md', 3, 'unknown front matter field "author"'),
    warn('content/docs/a.md', 3, 'unknown front matter field "author"'),
    diagnostic('content/docs/b.md', 9, 'broken link "/x/": the site has no page or file /x/'),
    diagnostic('content/docs/a.md', 7, 'broken link "/y/": the site has no page or file /y/'),
    diagnostic('content/docs/a.md', 8, 'unknown component <Foo>'),
  ]);
  expect(summary.split('\n')).toEqual([
    'Errors (nothing is built until they are fixed): 3 in 2 files',
    '     2  broken link "…": the site has no page or file /…/',
    '        content/docs/a.md:7, and 1 more',
    '     1  unknown component <Foo>',
    '        content/docs/a.md:8',
    'Warnings (built anyway): 2 in 2 files',
    '     2  unknown front matter field "author"',
    '        content/docs/a.md:3, and 1 more',
  ]);
});

test('X51 diagnostics that concern whole pages are found before the pages are rendered', async () => {
  const planted = await listPlanted({
    'content/docs/a.md': page('title: A', 'hide_title: true'),
    'content/docs/b.mdx': `${page('title: B')}\n<i id="x">a</i> <b id="x">b</b>\n`,
    'content/docs/_part.mdx': '## Same\n',
    'content/docs/c.mdx': `---\ntitle: C\n---\n\nimport P from './_part.mdx'\n\n## Same\n\n<P />\n`,
    'content/docs/d.md': page('title: One name'),
    'content/docs/e.md': page('title: Other', 'title_meta: One name'),
  });
  expect(first(planted)).toEqual([
    'content/docs/a.md:3:1  warning: hide_title: the text has no first-level heading, so only screen readers get the title',
    'content/docs/b.mdx:7:17  duplicate id "x"',
    'content/docs/c.mdx:5:1  warning: duplicate id "same": the heading from content/docs/_part.mdx gets "same-1"',
    expect.stringMatching(/^content\/docs\/e\.md:.*the title "One name" is not unique/),
  ]);
});

test('a type import is reported at its place, and the imports above it still work', async () => {
  const text = "import X from './x.tsx'\nimport type {A} from './a.ts'\n\n<X/> <Y/>\n";
  const planted = await listPlanted({
    'content/docs/a.mdx': `---\ntitle: A\n---\n\n${text}`,
    'content/docs/x.tsx': 'export default () => <i/>',
  });
  expect(first(planted)).toEqual([
    'content/docs/a.mdx:6:13  could not parse import/exports with acorn: unexpected token',
    'content/docs/a.mdx:8:6  unknown component <Y>',
  ]);
});
