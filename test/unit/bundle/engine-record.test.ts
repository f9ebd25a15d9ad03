import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listCode, readRecord, writeRecord } from '../../../src/bundle/engine-record.ts';

let root: string;
const inRoot = (name: string) => path.join(root, name);
const folder = () => inRoot('engine');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'engine-'));
  for (const name of ['src/a.ts', 'site.config.ts', 'content/card.tsx', 'engine/server/build.js']) {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), `// ${name}`);
  }
  writeFileSync(inRoot('engine/inputs.json'), JSON.stringify(['content/card.tsx']));
  // A file counts as changed while the bundler ran when it did in the same millisecond.
  await sleep(20);
  writeRecord(root, folder(), Date.now() - 1);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a bundle is whole as long as nothing changed; its record names what it is made of', () => {
  const record = readRecord(root, folder());
  expect(Object.keys(record?.inputs ?? {})).toEqual([
    'content/card.tsx',
    'site.config.ts',
    'src/a.ts',
  ]);
  expect(Object.keys(record?.outputs ?? {})).toEqual(['inputs.json', 'server/build.js']);
});

test.each([
  ['code of the site', 'src/a.ts'],
  ['the configuration', 'site.config.ts'],
  ['a component of the content', 'content/card.tsx'],
  ['the bundle itself', 'engine/server/build.js'],
  ['its record', 'engine/engine.json'],
])('a change of %s is seen', (_case, name) => {
  appendFileSync(inRoot(name), ' ');
  expect(readRecord(root, folder())).toBeUndefined();
});

test('a file that is gone is seen', () => {
  rmSync(inRoot('content/card.tsx'));
  expect(readRecord(root, folder())).toBeUndefined();
});

test('a record that was made by hand to fit does not count', () => {
  const file = inRoot('engine/engine.json');
  appendFileSync(inRoot('engine/server/build.js'), 'changed');
  const [, text = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `x\n${text.replace('server/build.js', 'server/none.js')}`);
  expect(readRecord(root, folder())).toBeUndefined();
});

test('a file that changed while the bundler ran counts as changed since', async () => {
  const started = Date.now();
  await sleep(20);
  appendFileSync(inRoot('src/a.ts'), '// later');
  writeRecord(root, folder(), started);
  expect(readRecord(root, folder())).toBeUndefined();
});

test('code is every file that comes or goes with a change of the bundle', () => {
  writeFileSync(inRoot('src/pages.gen.ts'), '');
  writeFileSync(inRoot('.env.local'), '');
  expect(listCode(root)).toEqual(['.env.local', 'site.config.ts', 'src/a.ts']);
});
