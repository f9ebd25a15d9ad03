import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircle } from './find-circle.ts';
import { layers } from './layers.ts';
import {
  codeOf,
  type Import,
  listImports,
  type SourceFile,
  withoutComments,
} from './read-imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

const rootFiles = ['waku.server.tsx', 'waku.client.tsx', 'virtual-modules.d.ts'];
/** Written by the framework, not by us. */
const generated = ['src/pages.gen.ts'];

function listSources(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(root, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
    .filter(({ name }) => !generated.includes(name) && !name.startsWith('test/fixtures/'));
}

/** The longest beginning of a file's path that has rules, else its first folder. */
function layerOf(name: string): string {
  const folders = name.split('/').slice(1);
  for (let depth = folders.length; depth > 1; depth -= 1) {
    const layer = folders.slice(0, depth).join('/');
    if (layer in layers) return layer;
  }
  return folders[0] ?? '';
}

function isAllowed(from: string, { target, typeOnly }: Import): boolean {
  const to = layerOf(target);
  const allowed = layers[from];
  if (allowed === 'anything') return true;
  if (!target.startsWith('src/')) return from === 'site' && target === 'site.config.ts';
  if (to === from) return true;
  return allowed?.includes(to) || (typeOnly && allowed?.includes(`types:${to}`)) || false;
}

/** A folder of src with all that is below it; a feature, and a runtime of the framework, is one. */
function folderOf(name: string): string {
  const [, first = '', second = ''] = name.split('/');
  return ['features', 'waku'].includes(first) ? `${first}/${second}` : first;
}

const isEntry = (name: string) => /^src\/(?:waku\.server\.tsx$|pages\/)/.test(name);

const src = listSources('src');
const all = [...src, ...listSources('test')];

test('the test reads imports of every written form', () => {
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

test('imports point one way', () => {
  const layered = src.filter(({ name }) => !rootFiles.includes(layerOf(name)));
  expect(layered.length).toBeGreaterThan(50);
  const wrong = layered.flatMap((file) =>
    listImports(file)
      .filter((found) => !isAllowed(layerOf(file.name), found))
      .map(({ target }) => `${file.name} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no folder may import what it does not', () => {
  const made = new Set(
    src.flatMap((file) =>
      listImports(file).map(({ target }) => `${layerOf(file.name)} imports ${layerOf(target)}`),
    ),
  );
  const allowed = Object.entries(layers).flatMap(([from, folders]) =>
    folders === 'anything'
      ? []
      : folders.map((to) => `${from} imports ${to.replace('types:', '')}`),
  );
  expect(allowed.filter((line) => !made.has(line))).toEqual([]);
});

test('a circle of imports is found, of one step and of many', () => {
  const imports = (entries: Record<string, string[]>) => new Map(Object.entries(entries));
  expect(findCircle(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeUndefined();
  expect(findCircle(imports({ a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
  expect(findCircle(imports({ a: ['b'], b: ['c'], c: ['d', 'b'] }))).toEqual(['b', 'c', 'b']);
});

test('no files of src import each other in a circle, types included', () => {
  const targets = (file: SourceFile) => listImports(file).map(({ target }) => target);
  expect(findCircle(new Map(src.map((file) => [file.name, targets(file)])))).toBeUndefined();
});

test('no folders of the engine import each other in a circle, types included', () => {
  const imports = new Map<string, Set<string>>();
  for (const file of src) {
    const from = folderOf(file.name);
    const targets = listImports(file).map(({ target }) => folderOf(target));
    const outside = targets.filter((to) => to !== from && !to.startsWith('features/'));
    if (from.startsWith('features/')) continue;
    imports.set(from, new Set([...(imports.get(from) ?? []), ...outside]));
  }
  expect(imports.size).toBeGreaterThan(20);
  expect(findCircle(imports)).toBeUndefined();
});

test('what the bundle is made of does not hold what checks configuration and content', () => {
  // In a bundle `engine/vite-site` stands for it.
  const byName = new Map(
    src.filter(({ name }) => name !== 'src/site/site.ts').map((file) => [file.name, file]),
  );
  const bundled = new Set([...byName.keys()].filter(isEntry));
  for (const name of bundled) {
    const file = byName.get(name);
    const found = file ? listImports(file).filter(({ typeOnly }) => !typeOnly) : [];
    for (const { target } of found) bundled.add(target);
  }
  expect(bundled.size).toBeGreaterThan(100);
  const parsers = /^import (?!type\b)[^;]*from '(?:zod|yaml)'/m;
  expect([...bundled].filter((name) => parsers.test(byName.get(name)?.text ?? ''))).toEqual([]);
});

test('every file of src stands in a folder that has rules', () => {
  const known = [...Object.keys(layers), ...rootFiles];
  expect(src.map(({ name }) => name).filter((name) => !known.includes(layerOf(name)))).toEqual([]);
});

test('client code is in islands and nowhere else, and every file there says so first', () => {
  const directive = /^\s*(['"])use client\1/;
  const isIsland = ({ name }: SourceFile) => /^src\/(?:features\/\w+\/)?islands\//.test(name);
  const islands = src.filter(isIsland).map(({ name }) => name);
  const first = src.filter(({ text }) => directive.test(withoutComments(text)));
  expect(first.map(({ name }) => name)).toEqual(islands);
  const anywhere = src.filter(({ text }) => /^\s*(['"])use client\1/m.test(withoutComments(text)));
  expect(anywhere.map(({ name }) => name)).toEqual(islands);
});

test('the framework and its renderer are known from outside src/waku by what they publish alone', () => {
  // `waku` and `waku/config` are documented: useRouter, defineConfig; an option of StyleX begins alike.
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

test('types are neither left open nor silenced', () => {
  const open = all.filter(
    ({ name, text }) =>
      /\.tsx?$/.test(name) && /[:<,|&=]\s*any\b|\bas any\b|\bany\[\]/.test(codeOf(text)),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  const mark = `@ts-${'ignore'}`;
  expect(all.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([]);
});

test('no folder of src is named after nothing', () => {
  const folders = readdirSync(path.join(root, 'src'));
  const vague = ['utils', 'lib', 'hooks', 'types', 'helpers'];
  expect(folders.filter((name) => vague.includes(name))).toEqual([]);
});
