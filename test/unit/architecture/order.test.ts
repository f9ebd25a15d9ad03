import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { betweenFeatures, levels } from './folder-order.ts';
import { listSources, root } from './list-sources.ts';
import { listImports, type SourceFile } from './read-imports.ts';

const listed = levels.flat();
const src = listSources('src');

/** The entry of the order that a file belongs to: itself, its folder, or its feature's folder. */
function placeOf(name: string): string {
  const inside = name.replace(/^src\//, '');
  if (listed.includes(inside)) return inside;
  if (/^features\/[\w-]+\/field\.ts$/.test(inside)) return 'features/*/field.ts';
  const parts = inside.split('/').slice(0, -1);
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return folders.findLast((folder) => levelOf(folder) !== -1) ?? inside;
}

function levelOf(place: string): number {
  const entry = listed.includes(place) ? place : place.replace(/^features\/[\w-]+$/, 'features/*');
  return levels.findIndex((level) => level.includes(entry));
}

const isLower = (to: string, from: string) => levelOf(to) !== -1 && levelOf(to) < levelOf(from);
const list = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([from, places]) => places.map((to) => `${from} imports ${to}`));

/** The imports that the order does not allow, each with its file and the entry that it imports. */
function listUpward(files: readonly SourceFile[]) {
  return files.flatMap((file) => {
    const from = placeOf(file.name);
    return listImports(file)
      .filter(({ target }) => target !== 'site.config.ts' || from !== 'config')
      .map(({ target }) => ({ file: file.name, target, from, to: placeOf(target) }))
      .filter(({ to }) => to !== from && !isLower(to, from));
  });
}

test('an import of a higher folder, or of another folder on the same level, is found', () => {
  const read = (name: string, target: string) =>
    listUpward([{ name, text: `import type { A } from '${target}';` }]).map(({ to }) => to);
  expect(read('src/links/a.ts', '../content/b.ts')).toEqual([]);
  expect(read('src/links/a.ts', './b.ts')).toEqual([]);
  expect(read('src/content/a.ts', '../links/b.ts')).toEqual(['links']);
  expect(read('src/node/a.ts', '../publish/policy/b.ts')).toEqual(['publish/policy']);
  expect(read('src/features/search/a.ts', '../samples/b.ts')).toEqual(['features/samples']);
  expect(read('src/config/a.ts', '../features/fields.ts')).toEqual([]);
  expect(read('src/links/a.ts', '../features/fields.ts')).toEqual(['features/fields.ts']);
  expect(read('src/publish/render/a.ts', '../../../test/b.ts')).toEqual(['test/b.ts']);
});

test('a file imports only lower folders', () => {
  expect(src.length).toBeGreaterThan(500);
  const allowed = list(betweenFeatures);
  const wrong = listUpward(src).filter(
    ({ from, to }) => !allowed.includes(`${from} imports ${to}`),
  );
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('every exception is needed', () => {
  const upward = listUpward(src);
  const made = upward.map(({ from, to }) => `${from} imports ${to}`);
  expect(list(betweenFeatures).filter((line) => !made.includes(line))).toEqual([]);
});

test('every file of src belongs to one entry of the order, and every folder in the order exists', () => {
  expect(new Set(listed).size).toBe(listed.length);
  expect(src.map(({ name }) => name).filter((name) => levelOf(placeOf(name)) === -1)).toEqual([]);
  const folders = listed.filter((name) => !path.extname(name) && !name.endsWith('*'));
  expect(folders.filter((name) => !existsSync(path.join(root, 'src', name)))).toEqual([]);
});
