import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docsearchPatches } from '../../../../src/features/search/bundle/docsearch-patches.ts';
import {
  patchFiles,
  readModalFiles,
} from '../../../../src/features/search/bundle/vite-docsearch.ts';
import { testsOfPatches } from '../../../browser/docsearch-patches.ts';

const files = readModalFiles();
const patched = patchFiles(files, docsearchPatches);

test('every patch fits the installed package, regardless of its file names', () => {
  expect([...files.keys()]).toContain('modal.js');
  expect([...patched].filter(([name, code]) => code !== files.get(name)).length).toBeGreaterThan(1);
  const renamed = new Map(Array.from(files, ([name, code]) => [`other-${name}`, code]));
  const codes = (all: ReadonlyMap<string, string>) => [...all.values()];
  expect(codes(patchFiles(renamed, docsearchPatches))).toEqual(codes(patched));
});

/** Whether a file has a test that isn't skipped, and whose name starts like this. */
function hasTest(file: string, name: string): boolean {
  const declared = readFileSync(file, 'utf8').split(/^ *(?=test\b)/m);
  const isNamed = (line: string) => /^ *(?:test|\]?\))\(/.test(line) && line.includes(`('${name}`);
  return declared.some((code) => /^test(?:\.each)?\(/.test(code) && code.split('\n').some(isNamed));
}

test('every patch has a browser test that is not skipped', () => {
  const problems = docsearchPatches.map(({ problem }) => problem);
  expect(Object.keys(testsOfPatches).toSorted()).toEqual(problems.toSorted());
  const missing = Object.values(testsOfPatches).filter(({ file, name }) => !hasTest(file, name));
  expect(missing).toEqual([]);
});

const one = { problem: 'Cancel is an icon', edits: [['icon', 'text']] } as const;

test.each([
  ['missing', { 'a.js': 'button' }, 0],
  ['present twice', { 'a.js': 'icon icon' }, 2],
  ['present in two files', { 'a.js': 'icon', 'b.js': 'icon' }, 2],
])('the build stops and names the patch if its text is %s', (_case, code, count) => {
  const run = () => patchFiles(new Map(Object.entries(code)), [one]);
  expect(run).toThrow('@docsearch/react has changed.');
  expect(run).toThrow(`"Cancel is an icon": found ${count} times: icon`);
});

test('only the patches that no longer fit are listed', () => {
  const other = { problem: 'Twice too large', edits: [['512', '64']] } as const;
  const run = () => patchFiles(new Map([['a.js', '512']]), [one, other]);
  expect(run).toThrow('Cancel is an icon');
  expect(run).not.toThrow('Twice too large');
});

test('only the files that a patch edits get its imports', () => {
  const withImport = { ...one, imports: 'import { text } from "a";' };
  const edited = patchFiles(
    new Map([
      ['a.js', 'icon'],
      ['b.js', 'x'],
    ]),
    [withImport],
  );
  expect([...edited.values()]).toEqual(['import { text } from "a";\ntext', 'x']);
});
