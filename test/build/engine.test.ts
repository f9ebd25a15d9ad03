import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  build,
  buildWell,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
} from './small-site.ts';

const timeoutMs = 300_000;
const page = 'content/docs/guide/texts.mdx';
const component = 'content/docs/guide/texts.tsx';

let root = '';
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const readBuilt = (name: string) => readFileSync(path.join(root, 'dist/public', name), 'utf8');

beforeAll(async () => {
  root = makeProject(path.join(makeTestFolder('engine'), 'site'));
  write(
    component,
    `import './texts.css';
export const Texts = () => (
  <p className="box0-wrapper x0-5">
    {/^[x0-9a-f]+$/.source} px0-5 x0-1abc {String(/^[x0-9a-f]+$/.test('deadbeef'))}
  </p>
);
`,
  );
  write('content/docs/guide/texts.css', '.box0-wrapper.x0-5 { color: red; }\n');
  write(
    page,
    '---\ntitle: Texts\ndescription: Of all kinds.\n---\n\nimport { Texts } from "./texts.tsx";\n\n<Texts />\n\nsx0q7z-1abc\n',
  );
  await buildWell(root);
}, timeoutMs);
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

test('texts, patterns and classes of an author that look like generated class names stay as they are', () => {
  const html = readBuilt('docs/guide/texts/index.html');
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '<p class="box0-wrapper x0-5">^[x0-9a-f]+$ px0-5 x0-1abc true</p>',
  );
  expect(html).toContain('<p>sx0q7z-1abc</p>');
  const sheets = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)];
  const styles = sheets.map(([, sheet = '']) => readBuilt(sheet)).join('');
  expect(styles.includes('.box0-wrapper.x0-5{color:red}')).toBe(true);
});

test('a component that contains the prefix of generated class names is rejected with its location', {
  timeout: timeoutMs,
}, async () => {
  write('content/docs/guide/badge.tsx', 'export const Badge = () =>\n  <b>sx0q7z-1abc</b>;\n');
  const { code, output } = await build(root);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^content\/docs\/guide\/badge\.tsx:2:6 {2}"sx0q7z-" is the prefix of generated class names/m,
    ),
  });
});

test('the file that the development server generates does not change the bytes of a build', {
  timeout: timeoutMs,
}, async () => {
  write('content/docs/guide/badge.tsx', 'export const Badge = () => <b>first</b>;\n');
  await buildWell(root);
  const before = digestSite(root);
  write('src/pages.gen.ts', '// deno-fmt-ignore-file\nexport {};\n');
  rmSync(path.join(root, '.cache'), { recursive: true });
  await buildWell(root);
  expect(findDifferences(before, digestSite(root))).toEqual([]);
});

test('symlinked packages give the same bytes', {
  timeout: timeoutMs,
}, async () => {
  const before = digestSite(root);
  const elsewhere = path.join(path.dirname(root), 'deep/elsewhere');
  mkdirSync(elsewhere, { recursive: true });
  renameSync(path.join(root, 'node_modules'), path.join(elsewhere, 'node_modules'));
  symlinkSync('../deep/elsewhere/node_modules', path.join(root, 'node_modules'));
  rmSync(path.join(root, '.cache'), { recursive: true });
  await buildWell(root);
  expect(findDifferences(before, digestSite(root))).toEqual([]);
});
