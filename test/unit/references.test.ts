import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync(['src/**/*.{js,ts,tsx,css}', 'test/**/*.ts', 'bench/**/*.ts']);
/** Mentioned, but not in the repository: a package, and a file that a run writes. */
const elsewhere = ['waku/config', 'bench/results.json'];
const documents = globSync(['*.md', 'docs/*.md']);
const files = [...sources, ...documents, ...globSync('test/**/*.yml')];
const folders = globSync('{src,test,bench,docs}/**/').map((name) => name.replace(/\/$/, ''));
const known = new Set(
  [...files, ...folders].flatMap((name) =>
    endsOf(name).flatMap((end) => [end, withoutEnding(end)]),
  ),
);
/** Paths of `content/` are examples. */
const first = new Set([
  ...['src', 'test', 'bench'],
  ...folders.flatMap((name) => /^src\/(?:features\/)?([^/]+)$/.exec(name)?.[1] ?? []),
]);
first.delete('content');

/** The path, and its suffixes from each folder on: `src/diagnostics/diagnostic.ts`, `diagnostics/diagnostic.ts`. */
function endsOf(name: string): string[] {
  const parts = name.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

function withoutEnding(name: string): string {
  return name.replace(/(?:\.d)?\.[^./]+$/, '');
}

/** The paths in a text that start with a folder of this repository. */
function listPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.[\]-]+)+)\/?`/g)]
    .map(([, name = '']) => name)
    .filter((name) => first.has(name.slice(0, name.indexOf('/'))) && !elsewhere.includes(name));
}

function commentsOf(code: string): string {
  return [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].join('\n');
}

test('a path in a text is recognized by its first folder', () => {
  const text = 'See `compile/pipeline`, `src/gone/x.ts`, `2025/05/19/x` and `.cache/pages/`.';
  expect(listPaths(text)).toEqual(['compile/pipeline', 'src/gone/x.ts']);
  expect(known.has('compile/pipeline')).toBe(true);
  expect(known.has('src/gone/x.ts')).toBe(false);
});

test.each(['comments', 'documents'])('every file and folder that %s mention exists', (kind) => {
  const texts = kind === 'documents' ? documents : sources;
  const named = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return listPaths(kind === 'documents' ? text : commentsOf(text)).map((name) => ({
      file,
      name,
    }));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
