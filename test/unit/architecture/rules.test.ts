import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircle } from './find-circle.ts';
import { listSources, root } from './list-sources.ts';
import { codeOf, listImports, type SourceFile, withoutComments } from './read-imports.ts';

const src = listSources('src');
const all = [...src, ...listSources('test')];

test('imports of every form are read', () => {
  const text = [
    "import a from './a.ts';",
    "import {\n  b,\n  type C,\n} from '../site/b.ts';",
    "import type { D } from './d.ts';",
    "import { type E, type F } from './e.ts';",
    "import './f.css';",
    "export * from './g.ts';",
    "const h = await import('./h.ts');",
    "// import i from './i.ts';",
    "import j from 'react';",
  ].join('\n');
  expect(listImports({ name: 'src/x/y.ts', text })).toEqual([
    { target: 'src/x/a.ts', typeOnly: false },
    { target: 'src/site/b.ts', typeOnly: false },
    { target: 'src/x/d.ts', typeOnly: true },
    { target: 'src/x/e.ts', typeOnly: true },
    { target: 'src/x/f.css', typeOnly: false },
    { target: 'src/x/g.ts', typeOnly: false },
    { target: 'src/x/h.ts', typeOnly: false },
  ]);
});

test('a cycle of imports is found, whether direct or indirect', () => {
  const imports = (entries: Record<string, string[]>) => new Map(Object.entries(entries));
  expect(findCircle(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
  expect(findCircle(imports({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(findCircle(imports({ a: ['b'], b: ['c'], c: ['d', 'b'] }))).toEqual(['b', 'c', 'b']);
});

test('the imports of src have no cycles, types included', () => {
  const targets = (file: SourceFile) => listImports(file).map(({ target }) => target);
  expect(findCircle(new Map(src.map((file) => [file.name, targets(file)])))).toBeUndefined();
});

/** The islands files that server code imports, other than for types: browser code begins there. */
function listBoundaries(files: readonly SourceFile[]): string[] {
  const isIsland = (name: string) => /^src\/(?:features\/[\w-]+\/)?islands\//.test(name);
  const isClientEntry = (name: string) => /\/waku\.client\.tsx$/.test(name);
  const imported = files
    .filter(({ name }) => !isIsland(name) && !isClientEntry(name))
    .flatMap((file) => listImports(file).filter(({ typeOnly }) => !typeOnly))
    .map(({ target }) => target);
  return [...new Set(imported.filter(isIsland))].sort();
}

test('a boundary is an island that server code imports, and not just for its types', () => {
  const files = [
    { name: 'src/pages/a.tsx', text: "import { A } from '../islands/a.tsx';" },
    { name: 'src/components/b.tsx', text: "import type { B } from '../islands/b.ts';" },
    { name: 'src/islands/a.tsx', text: "import { c } from './c.ts';" },
    { name: 'src/waku.client.tsx', text: "import { D } from './islands/d.tsx';" },
    { name: 'src/features/x/server.tsx', text: "import { E } from './islands/e.tsx';" },
  ];
  expect(listBoundaries(files)).toEqual(['src/features/x/islands/e.tsx', 'src/islands/a.tsx']);
});

test("'use client' is the first line of each island that server code imports, and of no other file", () => {
  const listMatching = (directive: RegExp) =>
    src.filter(({ text }) => directive.test(withoutComments(text))).map(({ name }) => name);
  const boundaries = listBoundaries(src);
  expect(boundaries.length).toBeGreaterThan(10);
  expect(listMatching(/^\s*(['"])use client\1/).sort()).toEqual(boundaries);
  expect(listMatching(/^\s*(['"])use client\1/m).sort()).toEqual(boundaries);
});

test('code outside src/waku uses only the public API of the framework and its renderer', () => {
  // `waku` and `waku/config` are documented (useRouter, defineConfig). `unstable_moduleResolution`
  // is an option of StyleX.
  const inner =
    /unstable_(?!moduleResolution)|_UNSTABLE|INTERNAL_|__WAKU|WAKU_|__FLIGHT|\b_R_\b|\bIS_STATIC\b|\bHAS404\b|rsc-html-stream|react-server-dom|plugin-rsc|['"]waku\/(?!config['"])/;
  const configs = ['plugins.config.ts', 'waku.config.ts'].map((name) => ({
    name,
    text: readFileSync(path.join(root, name), 'utf8'),
  }));
  const outside = [...src, ...configs].filter(({ name }) => !name.startsWith('src/waku/'));
  const told = outside.filter(({ text }) => inner.test(withoutComments(text)));
  expect(told.map(({ name }) => name)).toEqual([]);
});

test('no file has more than 250 lines', () => {
  const lengths = all.map(({ name, text }) => ({ name, lines: text.trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
});

test('no file uses any or suppresses type errors with a comment', () => {
  const open = all.filter(
    ({ name, text }) =>
      /\.tsx?$/.test(name) && /[:<,|&=]\s*any\b|\bas any\b|\bany\[\]/.test(codeOf(text)),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  const mark = `@ts-${'ignore'}`;
  expect(all.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([]);
});

test('no folder of src has a vague name', () => {
  const folders = readdirSync(path.join(root, 'src'));
  const vague = ['utils', 'lib', 'hooks', 'types', 'helpers'];
  expect(folders.filter((name) => vague.includes(name))).toEqual([]);
});

/** The names that stages expect of features, the boot script of its pieces, and the router of pages. */
const givenNames =
  /^(?:approach|check|compile|content|field|getConfig|plugins|press|resume|server|showsLater|start|startPage|startPagePart|table)$/;

test('no name is exported by two files', () => {
  const exported = src
    .filter(({ name }) => /\.tsx?$/.test(name) && !/virtual-modules|dictionary/.test(name))
    .flatMap(({ name, text }) => {
      const names = text.matchAll(
        /^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm,
      );
      return [...new Set([...names].map(([, exportName = '']) => exportName))].map((exportName) => [
        exportName,
        name,
      ]);
    });
  const byName = [...Map.groupBy(exported, ([exportName = '']) => exportName)];
  const twice = byName.filter(([name, { length }]) => length > 1 && !givenNames.test(name));
  expect(twice).toEqual([]);
});

test('each patch says which upstream change makes it obsolete, and has a contract test', () => {
  const patches = src.filter(({ name }) => name.startsWith('src/waku/patches/'));
  expect(patches.length).toBeGreaterThan(3);
  const endless = patches.filter(
    ({ text }) => !text.replace(/\s+\*\s+/g, ' ').includes('Not needed once'),
  );
  expect(endless.map(({ name }) => name)).toEqual([]);
  const tests = new Map(all.map(({ name, text }) => [name, text]));
  const untested = patches.filter(({ name }) => {
    const test = `test/unit/${name.slice('src/'.length).replace(/ts$/, 'test.ts')}`;
    return !tests.get(test)?.includes("('contract: ");
  });
  expect(untested.map(({ name }) => name)).toEqual([]);
});
