import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { comparePackages } from '../../../import/compare-packages.ts';
import { listSpecifiers } from '../../../import/follow-imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compare-packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compares packages that a site names in `package.json` with those that are installed. */
function compare(ranges: Record<string, string>, installed: Record<string, string> = {}) {
  for (const [name, version] of Object.entries(installed)) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
  }
  const site = path.join(root, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'package.json'), JSON.stringify({ dependencies: ranges }));
  return comparePackages(root, site, new Set(Object.keys(ranges)));
}

test('missing packages are arguments of npm install, without versions that only a workspace can resolve', () => {
  expect(
    compare({
      clay: '^1.2.0',
      fire: '2.0.1',
      glaze: 'npm:other@1.0.0',
      kiln: 'workspace:*',
      oven: 'catalog:',
      slab: '../packages/slab',
      wheel: 'file:../wheel',
    }).missing,
  ).toEqual([
    '"clay@^1.2.0"',
    'fire@2.0.1',
    '"glaze@npm:other@1.0.0"',
    'kiln',
    'oven',
    'slab',
    'wheel',
  ]);
});

test('a package installed in another major, or another minor of 0.x, is listed with both versions', () => {
  const ranges = {
    '@kiln/style': '0.17.4',
    clay: '^1.2.0',
    fire: '^1.0.0 || ^2.0.0',
    glaze: '~0.19.0',
    kiln: 'workspace:*',
    oven: '>=1',
    slip: '10.x',
    tile: 'latest',
    wheel: '^3.0.0-beta.1',
  };
  const installed = {
    '@kiln/style': '0.19.1',
    clay: '2.0.0',
    fire: '2.5.0',
    glaze: '0.19.1',
    kiln: '4.0.0',
    oven: '3.0.0',
    slip: '1.0.0',
    tile: '1.0.0',
    wheel: '3.1.0',
  };
  expect(compare(ranges, installed)).toEqual({
    missing: [],
    unknown: [],
    differing: [
      '@kiln/style: 0.19.1 is installed here, the site uses 0.17.4',
      'clay: 2.0.0 is installed here, the site uses ^1.2.0',
      'slip: 1.0.0 is installed here, the site uses 10.x',
    ],
  });
});

test('a name that package.json does not have is no argument of npm install', () => {
  mkdirSync(path.join(root, 'site'));
  const { missing, unknown } = comparePackages(
    root,
    path.join(root, 'site'),
    new Set(['@ui/card']),
  );
  expect({ missing, unknown }).toEqual({ missing: [], unknown: ['@ui/card'] });
});

test.each([
  [
    'package-lock.json',
    '{\n  "packages": {\n    "node_modules/slip": {\n      "version": "1.0.0"\n    },\n    "node_modules/kiln/node_modules/clay": {\n      "version": "1.0.0"\n    },\n    "node_modules/clay": {\n      "version": "2.1.0-beta.1"\n',
  ],
  [
    'yarn.lock',
    'slip@^1.0.0:\n  version "1.0.0"\n\nclay@^2.0.0, clay@^2.1.0:\n  version "2.1.0-beta.1"\n',
  ],
  ['yarn.lock', '"clay@npm:^2.1.0":\n  version: 2.1.0-beta.1\n  resolution: "clay"\n'],
])('a package that only others bring along is installed in the version of %s', (lock, text) => {
  mkdirSync(path.join(root, 'site'));
  writeFileSync(path.join(root, 'site', lock), text);
  const { missing, unknown } = comparePackages(
    root,
    path.join(root, 'site'),
    new Set(['clay', 'kiln']),
  );
  expect({ missing, unknown }).toEqual({ missing: ['clay@2.1.0-beta.1'], unknown: ['kiln'] });
});

test('type imports of packages are ignored, and files of the site are listed', () => {
  const text = `import type { Clay } from 'clay';
import type Fire from "fire";
import type * as Oven from 'oven';
import { type Glaze, type Slip as S } from 'glaze';
export type { Tile } from 'tile';
export type Own = { a: string };
import type { Local } from './local';
import type from 'type';
import { type Kiln, heat } from 'kiln';
`;
  expect(listSpecifiers(text, true)).toEqual(expect.arrayContaining(['./local', 'type', 'kiln']));
  expect(listSpecifiers(text, true).join(' ')).not.toMatch(/clay|fire|oven|glaze|tile/);
});

test('an assigned string is not an import, but the path of a site file is', () => {
  expect(
    listSpecifiers('const language = \'typescript\';\n<img src="@site/static/a.png" />\n', true),
  ).toEqual(['@site/static/a.png']);
});
