import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describeFileStats,
  describeInput,
  type InputKind,
  nameInput,
} from '../../../src/engine/engine-inputs.ts';
import { listCode, readRecord, writeRecord } from '../../../src/engine/engine-record.ts';

const installedAt = new Date('2026-01-01');
let root: string;
const inRoot = (name: string) => path.join(root, name);
const folder = () => inRoot('engine');

/** A file of the system, outside any project. */
const system = '/bin/sh';

/** The inputs that the bundler asked for, including missing ones. */
const asked = {
  file: [
    system,
    'src/a.ts',
    'site.config.ts',
    'content/card.tsx',
    'postcss.config.js',
    'node_modules/plain/index.js',
  ],
  folder: ['content'],
  lookup: ['content/words', 'node_modules/linked'],
} as const;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'engine-'));
  for (const name of ['src/a.ts', 'site.config.ts', 'content/card.tsx', 'engine/server/build.js']) {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), `// ${name}`);
  }
  for (const name of [
    'content/words.ts',
    'a/index.js',
    'b/index.js',
    'node_modules/x.js',
    'node_modules/plain/index.js',
  ]) {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), '// of a package');
  }
  symlinkSync('../a', inRoot('node_modules/linked'));
  utimesSync(inRoot('node_modules/plain/index.js'), installedAt, installedAt);
  const describe = (kind: InputKind) =>
    Object.fromEntries(asked[kind].map((name) => [name, describeInput(root, kind, name)]));
  const inputs = {
    file: describe('file'),
    folder: describe('folder'),
    lookup: describe('lookup'),
    stats: Object.fromEntries(asked.file.map((name) => [name, describeFileStats(root, name)])),
  };
  writeFileSync(inRoot('engine/inputs.json'), JSON.stringify(inputs));
  writeRecord(folder());
});
afterEach(() => rmSync(root, { recursive: true }));

test('a record is valid as long as nothing changed, and lists inputs and outputs', () => {
  const record = readRecord(root, folder());
  expect(Object.keys(record?.inputs.file ?? {})).toEqual(asked.file);
  expect(Object.keys(record?.outputs ?? {})).toEqual(['inputs.json', 'server/build.js']);
});

test.each(['copy', 'deeper/copy'])('a record is valid in a %s of the project, too', (name) => {
  const folder = `${root}-elsewhere`;
  const copy = path.join(folder, name);
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  expect(readRecord(copy, path.join(copy, 'engine'))).toBeDefined();
  rmSync(folder, { recursive: true });
});

test('files in and beside the project are named by relative paths, system files by absolute ones', () => {
  const files = ['src/a.ts', '../linked/index.js', system];
  expect(files.map((file) => nameInput(root, path.resolve(root, file)))).toEqual(files);
});

test.each([
  ['code of the site', 'src/a.ts'],
  ['the configuration', 'site.config.ts'],
  ['a component of the content', 'content/card.tsx'],
  ['a package under its version', 'node_modules/plain/index.js'],
  ['the bundle itself', 'engine/server/build.js'],
  ['its record', 'engine/record.json'],
])('a change of %s invalidates the record', (_case, name) => {
  appendFileSync(inRoot(name), ' ');
  expect(readRecord(root, folder())).toBeUndefined();
});

test('a package file is read again only if its stats changed', () => {
  const file = inRoot('node_modules/plain/index.js');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, 'x'.repeat(source.length));
  utimesSync(file, installedAt, installedAt);
  expect(readRecord(root, folder())).toBeDefined();
  utimesSync(file, new Date(), new Date());
  expect(readRecord(root, folder())).toBeUndefined();
  writeFileSync(file, source);
  expect(readRecord(root, folder())).toBeDefined();
});

test('a removed file invalidates the record', () => {
  rmSync(inRoot('content/card.tsx'));
  expect(readRecord(root, folder())).toBeUndefined();
});

test('a record edited by hand is invalid', () => {
  const file = inRoot('engine/record.json');
  appendFileSync(inRoot('engine/server/build.js'), 'changed');
  const [, text = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `x\n${text.replace('server/build.js', 'server/none.js')}`);
  expect(readRecord(root, folder())).toBeUndefined();
});

test.each<[string, () => void]>([
  ['a file that was looked for', () => writeFileSync(inRoot('postcss.config.js'), '')],
  ['a file in a folder that was listed', () => writeFileSync(inRoot('content/new.md'), '')],
  ['a file that resolves instead of another', () => writeFileSync(inRoot('content/words.js'), '')],
  ['a new target for a link', turnLink],
])('%s invalidates the record when it appears', (_case, change) => {
  change();
  expect(readRecord(root, folder())).toBeUndefined();
});

function turnLink(): void {
  rmSync(inRoot('node_modules/linked'));
  symlinkSync('../b', inRoot('node_modules/linked'));
}

test('the code of a bundle is the sources and env files, without generated files and the config', () => {
  writeFileSync(inRoot('src/pages.gen.ts'), '');
  writeFileSync(inRoot('.env.local'), '');
  expect(listCode(root)).toEqual(['.env.local', 'src/a.ts']);
});
