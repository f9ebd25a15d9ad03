import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listNames } from '../../src/node/disk-cache.ts';
import { configText, findDifferences, runScript, smallSite, writeDoc } from './small-site.ts';
import { openTestSite } from './test-site.ts';

const sample = `## Kept

\`\`\`tsx
import * as stylex from '@stylexjs/stylex';
const styles = stylex.create({ root: { color: 'red' } });
export const Card = () => <p {...stylex.props(styles.root)}>Hello</p>;
\`\`\``;

const files = smallSite();
files.set('content/docs/guide/sample.mdx', writeDoc('Sample', sample));
files.set('site.config.ts', configText({ samples: { show: true, prove: true }, playground: {} }));
/** Runs the build of the project itself, whose packages are patched. */
const build = (...options: string[]) => runScript(root, at('src/commands/build.ts'), options);
const buildWell = async () => {
  const { code, output } = await build();
  if (code !== 0) throw new Error(output);
};
const { root, at, read, readBuilt, write, remove, digest } = openTestSite(
  'patched-packages',
  files,
  buildWell,
);

/** Changes a file of a package, with a file in `patches/` like patch-package. */
function patch(name: string, from: string, to: string): () => void {
  const file = path.join('node_modules', name);
  const note = path.join('patches', `${name.replaceAll('/', '+')}.patch`);
  const before = read(file);
  expect(before).toContain(from);
  write(file, before.replace(from, to));
  write(
    note,
    `-${from}
+${to}
`,
  );
  return () => {
    write(file, before);
    rmSync(at(note), { force: true });
  };
}

/** The result of a build, without its duration. */
async function result() {
  const { code, output } = await build();
  return { code, output: output.replace(/\([\d.]+ s\)/g, ''), site: digest() };
}

/** Builds with caches, and then without. */
async function buildTwice() {
  const kept = await result();
  remove('.cache');
  return { kept, clean: await result() };
}

test('the build has written all the caches that docs/internals.md lists', () => {
  // Except that of dev, and the list of npm components, which contains nothing of a package.
  const others = ['node', 'islands'];
  const table = readFileSync('docs/internals.md', 'utf8').matchAll(/^\| `\.cache\/(\w+)\/`/gm);
  const all = Array.from(table, ([, name = '']) => name).filter((name) => !others.includes(name));
  // The cache of the previous site only exists after two builds.
  expect([...listNames(at('.cache')), 'site']).toEqual(expect.arrayContaining(all));
});

test('packages patched without a new version give the same site with caches as a clean build', async () => {
  const before = digest();
  const undo = [
    // The compilers of content and of sandboxed samples, the bundle, what is bundled apart from it,
    // and what compiles its styles.
    patch(
      'github-slugger/index.js',
      "replace(/ /g, '-')",
      "replace(/ /g, '-').replace('kept', 'patched')",
    ),
    patch(
      'stylex-babel-plugin-013/lib/index.js',
      "options.classNamePrefix ?? 'x'",
      "options.classNamePrefix ?? 'patched'",
    ),
    patch('@stylexjs/stylex/lib/es/stylex.mjs', "' '", "'  '"),
    patch(
      '@codemirror/view/dist/index.js',
      'className = "cm-scroller"',
      'className = "cm-scroller cm-patched"',
    ),
    patch('@stylexjs/babel-plugin/lib/index.js', "hash('<>' +", "hash('<patched>' +"),
  ];
  const { kept, clean } = await buildTwice();
  expect([kept.code, clean.code, kept.output]).toEqual([0, 0, clean.output]);
  expect(findDifferences(kept.site, clean.site)).toEqual([]);
  expect(findDifferences(kept.site, before)).toContain('docs/guide/sample/index.html');
  const page = readBuilt('docs/guide/sample/index.html');
  expect(page).toContain('id="patched"');
  expect(page).toMatch(/\bpatched\w{4,}/);
  for (const back of undo) back();
  await buildWell();
  expect(findDifferences(digest(), before)).toEqual([]);
});

test.each([
  [
    'of samples',
    'stylex-babel-plugin-013/lib/index.js',
    "'use strict';",
    "'use strict'; throw new Error('broken');",
  ],
  [
    'that reads built pages',
    'htmlparser2/dist/Parser.js',
    'constructor(cbs, options = {}) {',
    "constructor(cbs, options = {}) {\n throw new Error('broken');",
  ],
])(
  'when a broken package %s fails a clean build, a build with caches fails in the same way',
  async (_what, name, from, to) => {
    const undo = patch(name, from, to);
    const { kept, clean } = await buildTwice();
    expect(clean.code).toBe(1);
    expect(kept).toEqual(clean);
    undo();
  },
);

test('after an edit in node_modules by hand, a build with --clean gives the site of a clean build', async () => {
  await buildWell();
  const undo = patch(
    'github-slugger/index.js',
    "replace(/ /g, '-')",
    "replace(/ /g, '-').replace('kept', 'edited')",
  );
  remove('patches');
  const { code, output } = await build('--clean', '--profile');
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('by stage') });
  const page = readBuilt('docs/guide/sample/index.html');
  expect(page).toContain('id="edited"');
  undo();
});
