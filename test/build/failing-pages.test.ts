import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type BuildResult,
  build,
  buildPages,
  findDifferences,
  runScript,
  smallSite,
  writeDoc,
} from './small-site.ts';
import { openTestSite } from './test-site.ts';

const guide = 'content/docs/guide';
const chart = `${guide}/chart.tsx`;

const files = {
  [chart]:
    'function readTitle(data: { title?: string }) {\n  return data.title!.length;\n}\n\n' +
    'export function Chart() {\n  return <b>{readTitle({})}</b>;\n}\n',
  [`${guide}/counter.tsx`]:
    "'use client';\n\nexport function Counter() {\n  throw new Error('no counter here');\n}\n",
  [`${guide}/frame.tsx`]:
    "'use client';\n\nexport const Frame = ({ Part }: { Part: () => unknown }) => <b>{typeof Part}</b>;\n",
};
const pages = {
  [`${guide}/01-basics/a-chart.mdx`]: writeDoc('A', embed('Chart', '../chart.tsx')),
  [`${guide}/01-basics/b-value.mdx`]: writeDoc('B', 'So many: {frontMatter.parts.length}'),
  [`${guide}/02-more/c-counter.mdx`]: writeDoc('C', embed('Counter', '../counter.tsx')),
  [`${guide}/02-more/d-part.mdx`]: writeDoc(
    'D',
    "import { Frame } from '../frame.tsx';\nimport Note from '../_note.mdx';\n\n<Frame title=\"a\" Part={Note} />",
  ),
  'content/blog/2026-03-01-chart-post.mdx': `---\ntitle: P\ndescription: P.\nauthors: ann\n---\n\n${embed('Chart', '../docs/guide/chart.tsx')}`,
};

function embed(name: string, from: string): string {
  return `import { ${name} } from '${from}';\n\n<${name} />\n`;
}

let earlier: Map<string, string>;
let result: BuildResult;

/** The error of a file: its first line and the hint below it. */
const diagnosticOf = (file: string, { output } = result) =>
  output.split('\n\n').find((block) => block.trimStart().startsWith(file)) ?? '';

const { root, read, write, remove, digest, buildWell } = openTestSite(
  'failing',
  smallSite(),
  async () => {
    await buildPages(root);
    earlier = digest();
    for (const [name, text] of Object.entries({ ...files, ...pages })) write(name, text);
    result = await build(root);
  },
);

test('a component that throws is reported with the page, its name, its message and its file', () => {
  const diagnostic = diagnosticOf(`${guide}/01-basics/a-chart.mdx`);
  expect(diagnostic).toContain(
    "<Chart> failed: Cannot read properties of undefined (reading 'length')",
  );
  expect(diagnostic).toContain(`It was thrown in ${chart}:2:22: return data.title!.length;\n`);
  expect(diagnostic.trimStart()).toMatch(/^\S+a-chart\.mdx:12:1 /);
});

test('an expression that throws is reported with its location', () => {
  const diagnostic = diagnosticOf(`${guide}/01-basics/b-value.mdx`);
  expect(diagnostic.trimStart()).toMatch(/^\S+b-value\.mdx:10:29 /);
  expect(diagnostic).toContain("Cannot read properties of undefined (reading 'length')");
  expect(diagnostic).toContain('\n    So many: {frontMatter.parts.length}');
});

test('a client component that throws is reported like any other', () => {
  expect(diagnosticOf(`${guide}/02-more/c-counter.mdx`)).toContain(
    '<Counter> failed: no counter here',
  );
});

test('a partial that a component for browsers gets instead of an element is reported with its place and what to write', () => {
  const diagnostic = diagnosticOf(`${guide}/02-more/d-part.mdx`);
  expect(diagnostic.trimStart()).toMatch(/^\S+d-part\.mdx:13:18 /);
  expect(diagnostic).toContain('write name={<Part />} instead of name={Part}');
});

test('all failing pages are reported together, a post once although lists show it, without digest and stack', () => {
  const told = result.output.match(/^\S+ {2}.*failed|^\S+ {2}.*could not be rendered/gm) ?? [];
  expect(told.map((line) => line.split(/[: ]/)[0])).toEqual(Object.keys(pages).sort());
  expect(result.output).not.toMatch(/digest|^\s+at |AggregateError/m);
});

test('the build fails and keeps the previous site', () => {
  expect(result.code).toBe(1);
  expect(findDifferences(earlier, digest())).toEqual([]);
});

test('a second build reports the same failures, including that of a client component', {
  tags: 'failures',
}, async () => {
  const again = await build(root);
  expect(again.code).toBe(1);
  expect(again.output).toBe(result.output);
});

test('check:content --render reports the same failures without touching the site', {
  tags: 'failures',
}, async () => {
  const script = path.resolve('src/commands/check-content.ts');
  const checked = await runScript(root, script, ['--render']);
  expect(checked.code).toBe(1);
  expect(checked.output).toBe(result.output);
  expect(findDifferences(earlier, digest())).toEqual([]);
});

test('errors of content hide neither those of rendering nor what is wrong in pages', async () => {
  const more = {
    [`${guide}/02-more/bad.mdx`]: writeDoc('Bad', 'Never closed: {'),
    [`${guide}/02-more/link.mdx`]: writeDoc('Link', 'To [bad](./bad.mdx), to [none](/nowhere/).'),
    [`${guide}/02-more/shows-bad.mdx`]: writeDoc(
      'Part',
      embed('Bad', './bad.mdx').replace(/[{}]/g, ''),
    ),
    [`${guide}/02-more/twice.mdx`]: writeDoc('Twice', '<b id="one" />{" "}<i id={"on" + "e"} />'),
  };
  const [bad = '', , , twice = ''] = Object.keys(more);
  for (const [name, text] of Object.entries(more)) write(name, text);
  const failing = await build(root);
  for (const name of Object.keys(pages)) remove(name);
  const rendered = await build(root);
  for (const name of Object.keys(more)) remove(name);
  for (const [name, text] of Object.entries(pages)) write(name, text);
  for (const some of [failing, rendered]) {
    expect(diagnosticOf(bad, some).trimStart()).toMatch(/^\S+bad\.mdx:10:\d+ {2}/);
    expect(some.output).not.toContain('not a content file');
    expect(some.output.match(/broken (?:link|address) \S+/g)).toEqual(['broken link "/nowhere/":']);
  }
  expect(failing.output).toContain('<Chart> failed');
  expect(diagnosticOf(twice, rendered)).toContain('"one"');
});

test.each([
  ['a syntax error', 'export const a = = 1;\n', `${chart}:1:18  `],
  [
    'a missing export',
    "import { none } from './counter.tsx';\nexport const Chart = () => none;\n",
    `${chart}:1:10  "none" is not exported by`,
  ],
  [
    'an import of a missing file',
    "export { Chart } from './nowhere.tsx';\n",
    `${chart}:1:23  there is no package or file "./nowhere.tsx" to import`,
  ],
  [
    'a missing package',
    "export { Chart } from 'no-such-package';\n",
    `${chart}:1:23  there is no package or file "no-such-package"`,
  ],
])(
  '%s in a component is reported with its location, without the log of the bundler',
  { tags: 'failures' },
  async (_case, text, expected) => {
    write(chart, text);
    const { code, output } = await build(root);
    expect(code).toBe(1);
    expect(output.trimStart()).toMatch(/^content\//);
    expect(output).toContain(expected);
    expect(output).not.toMatch(/vite v|^\s+at |transforming/m);
  },
);

test('imports of a page that lead nowhere are reported once each', async () => {
  const page = 'content/pages/raw.jsx';
  const text = 'export default () => <None>{text}</None>;\n';
  write(page, `import None from "@theme/None";\nimport text from "./none.js?raw";\n${text}`);
  const { output } = await build(root);
  remove(page);
  expect(output.match(/^\S+ .*(?:@theme\/None|none\.js\?raw)/gm)).toEqual([
    `${page}:1:1  the site has no component @theme/None`,
    `${page}:2:1  cannot find "./none.js?raw`,
  ]);
});

test('S5.1 a page module without a default export is reported with its file and its address', async () => {
  const [page, list] = ['src/pages/extra.tsx', 'src/pages/blog/tags/[...tag].tsx'];
  const text = read(list);
  write(page, "export const getConfig = async () => ({ render: 'static' }) as const;\n");
  write(list, text.replace('export default function', 'export function'));
  write(chart, 'export const Chart = () => null;\n');
  const { code, output } = await build(root);
  remove(page);
  write(list, text);
  expect(code).toBe(1);
  const rest =
    "doesn't have a default export. This makes it impossible to render anything. " +
    'Consider default-exporting a React component.';
  expect(output).toContain(`${page}:1:1  The page component at /extra ${rest}`);
  const places = output.match(/^\S+:1:1 {2}The page component at \S+/gm);
  expect(places).toEqual([
    `${list}:1:1  The page component at /blog/tags/[...tag]`,
    `${page}:1:1  The page component at /extra`,
  ]);
  expect(output).not.toMatch(/^\s+at /m);
});

test('once all errors are fixed, the next build gives the original site', {
  tags: 'failures',
}, async () => {
  for (const name of Object.keys({ ...files, ...pages })) remove(name);
  expect([...smallSite().keys()]).not.toContain(chart);
  await buildWell();
  expect(findDifferences(earlier, digest())).toEqual([]);
});
