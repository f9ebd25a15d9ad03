import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNames } from '../../src/node/disk-cache.ts';
import {
  build,
  buildWell,
  configText,
  digestSite,
  findDifferences,
  makeProject,
  makeTestFolder,
  runScript,
  smallSite,
  writeDoc,
} from './small-site.ts';

const timeoutMs = 900_000;
const sample = `## Kept

\`\`\`tsx
import * as stylex from '@stylexjs/stylex';
export const styles = stylex.create({ root: { color: 'red' } });
\`\`\``;

let root = '';
beforeAll(async () => {
  const files = smallSite();
  files.set('content/docs/guide/sample.mdx', writeDoc('Sample', sample));
  files.set('site.config.ts', configText({ samples: { show: true, prove: true }, playground: {} }));
  root = makeProject(path.join(makeTestFolder('patched-packages'), 'site'), files);
  await buildWell(root);
}, timeoutMs);
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }), timeoutMs);

/**
 * Changes a file of a package, with a file in `patches/` like patch-package. Writes a new file and renames it, because
 * other projects share the files of packages.
 */
function patch(name: string, from: string, to: string): () => void {
  const file = path.join(root, 'node_modules', name);
  const note = path.join(root, 'patches', `${name.replaceAll('/', '+')}.patch`);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  const write = (text: string) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
  write(before.replace(from, to));
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, `-${from}\n+${to}\n`);
  return () => {
    write(before);
    rmSync(note, { force: true });
  };
}

/** The result of a build, without its duration. */
async function result() {
  const { code, output } = await build(root);
  return { code, output: output.replace(/\([\d.]+ s\)/g, ''), site: digestSite(root) };
}

/** Builds with caches, and then without. */
async function buildTwice() {
  const kept = await result();
  rmSync(path.join(root, '.cache'), { recursive: true });
  return { kept, clean: await result() };
}

test('the build has written all the caches that docs/internals.md lists', () => {
  // Except that of dev, and the list of npm components, which contains nothing of a package.
  const others = ['node', 'islands'];
  const table = readFileSync('docs/internals.md', 'utf8').matchAll(/^\| `\.cache\/(\w+)\/`/gm);
  const all = Array.from(table, ([, name = '']) => name).filter((name) => !others.includes(name));
  // The cache of the previous site only exists after two builds.
  expect([...listNames(path.join(root, '.cache')), 'site']).toEqual(expect.arrayContaining(all));
});

test('packages patched without a new version give the same site with caches as a clean build', {
  timeout: timeoutMs,
}, async () => {
  const before = digestSite(root);
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
  const page = readFileSync(path.join(root, 'dist/public/docs/guide/sample/index.html'), 'utf8');
  expect(page).toContain('id="patched"');
  expect(page).toMatch(/\bpatched\w{4,}/);
  for (const back of undo) back();
  await buildWell(root);
  expect(findDifferences(digestSite(root), before)).toEqual([]);
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
  {
    timeout: timeoutMs,
  },
  async (_what, name, from, to) => {
    const undo = patch(name, from, to);
    const { kept, clean } = await buildTwice();
    expect(clean.code).toBe(1);
    expect(kept).toEqual(clean);
    undo();
  },
);

test('after an edit in node_modules by hand, a build with --clean gives the site of a clean build', {
  timeout: timeoutMs,
}, async () => {
  await buildWell(root);
  const undo = patch(
    'github-slugger/index.js',
    "replace(/ /g, '-')",
    "replace(/ /g, '-').replace('kept', 'edited')",
  );
  rmSync(path.join(root, 'patches'), { recursive: true });
  const { code, output } = await runScript(root, path.join(root, 'src/commands/build.ts'), [
    '--clean',
    '--profile',
  ]);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('by stage') });
  const page = readFileSync(path.join(root, 'dist/public/docs/guide/sample/index.html'), 'utf8');
  expect(page).toContain('id="edited"');
  undo();
});
