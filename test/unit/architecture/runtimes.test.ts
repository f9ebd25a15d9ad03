import { expect, test } from 'vitest';
import { followImports, listFolders } from './follow-imports.ts';
import { listSources } from './list-sources.ts';
import { withoutComments } from './read-imports.ts';
import { runtimes } from './runtimes.ts';

const src = listSources('src');
const codeOf = new Map(src.map(({ name, text }) => [name, withoutComments(text)]));

test('imports are followed transitively, except type imports and files that a bundle replaces', () => {
  const files = [
    { name: 'src/a/a.ts', text: "import '../b/b.ts';\nimport type { C } from '../c/c.ts';" },
    { name: 'src/b/b.ts', text: "const d = await import('../d/d.ts');" },
    { name: 'src/d/d.ts', text: "export * from '../a/a.ts';\nimport '../e/e.ts';" },
  ];
  const all = ['src/a/a.ts', 'src/b/b.ts', 'src/d/d.ts', 'src/e/e.ts'];
  expect(followImports(files, ['src/a/a.ts'])).toEqual(all);
  expect(followImports(files, ['src/a/a.ts'], ['src/d/d.ts'])).toEqual(all.slice(0, 3));
  expect(listFolders([...all, 'src/f.ts'])).toEqual(['', 'a', 'b', 'd', 'e']);
});

test.each(Object.entries(runtimes))(
  '%s import only the folders allowed there, and no Node modules',
  (_name, { entries, folders }) => {
    const first = src.map(({ name }) => name).filter((name) => entries.test(name));
    expect(first).not.toEqual([]);
    const reached = followImports(src, first);
    expect(listFolders(reached)).toEqual([...folders].sort());
    const ofNode = /^import (?!type\b)[^;]*['"]node:/m;
    expect(reached.filter((name) => ofNode.test(codeOf.get(name) ?? ''))).toEqual([]);
  },
);

test('the sandbox process imports nothing from outside its own folder', () => {
  const reached = followImports(src, ['src/features/samples/host/host.ts']);
  expect(listFolders(reached)).toEqual(['features/samples/host']);
});

test('the server bundle does not import the parsers of configuration and content', () => {
  const isEntry = (name: string) =>
    /^src\/(?:waku\.server\.tsx$|pages\/|features\/\w+\/(?:server|table)\.tsx?$)/.test(name);
  const entries = src.map(({ name }) => name).filter(isEntry);
  // The bundle replaces them, in `engine/vite-site` and `features/vite-features`.
  const replaced = ['src/config/site.ts', 'src/site/table/list-table-parts.ts'];
  const bundled = followImports(src, entries, replaced);
  expect(bundled.length).toBeGreaterThan(100);
  const parsers = /^import (?!type\b)[^;]*from '(?:zod|yaml)'/m;
  expect(bundled.filter((name) => parsers.test(codeOf.get(name) ?? ''))).toEqual([]);
});
