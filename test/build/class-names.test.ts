import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build, buildWell, smallSite } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const page = 'content/docs/guide/texts.mdx';
const component = 'content/docs/guide/texts.tsx';

const files = smallSite();
files.set(
  component,
  `import './texts.css';
export const Texts = () => (
  <p className="box0-wrapper x0-5">
    {/^[x0-9a-f]+$/.source} px0-5 x0-1abc {String(/^[x0-9a-f]+$/.test('deadbeef'))}
  </p>
);
`,
);
files.set('content/docs/guide/texts.css', '.box0-wrapper.x0-5 { color: red; }\n');
files.set(
  page,
  '---\ntitle: Texts\ndescription: Of all kinds.\n---\n\nimport { Texts } from "./texts.tsx";\n\n<Texts />\n\nsx0q7z-1abc\n',
);
const { root, write, readBuilt, expectCleanBuild, ...site } = openTestSite('class-names', files);

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

test('a component that contains the prefix of generated class names is rejected with its location', async () => {
  write('content/docs/guide/badge.tsx', 'export const Badge = () =>\n  <b>sx0q7z-1abc</b>;\n');
  const { code, output } = await build(root);
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^content\/docs\/guide\/badge\.tsx:2:6 {2}"sx0q7z-" is the prefix of generated class names/m,
    ),
  });
});

test('the file that the development server generates does not change the bytes of a build', async () => {
  write('content/docs/guide/badge.tsx', 'export const Badge = () => <b>first</b>;\n');
  await buildWell(root);
  write('src/pages.gen.ts', '// deno-fmt-ignore-file\nexport {};\n');
  await expectCleanBuild();
});

test('symlinked packages give the same bytes', async () => {
  const elsewhere = path.join(path.dirname(root), 'deep/elsewhere');
  mkdirSync(elsewhere, { recursive: true });
  renameSync(site.at('node_modules'), path.join(elsewhere, 'node_modules'));
  symlinkSync('../deep/elsewhere/node_modules', site.at('node_modules'));
  await expectCleanBuild();
});
