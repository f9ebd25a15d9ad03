import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  listContentPackages,
  writePackageIsland,
} from '../../../../src/publish/bundle/package-island.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();

/** The island that is written for a package with this code. */
function islandOf(code: string): string | undefined {
  const file = write('index.mjs', code);
  const island = writePackageIsland(at(), 'clock', file);
  return island && readFileSync(island, 'utf8');
}

test.each([
  ['a hook', "import { useState } from 'react';\nexport default () => useState(0)[0];"],
  ['a hook of another name', "import{useState as s}from'react';export default () => s(0)[0];"],
  ['a hook of all of React', "import * as R from 'react';\nexport default () => R.useState(0)[0];"],
  ['a class', "import { Component } from 'react';\nexport default class extends Component {}"],
])('a package with %s and without a directive becomes an island', (_name, code) => {
  expect(islandOf(code)).toBe("'use client';\nexport { default } from 'clock';\n");
});

test('a package in CommonJS becomes an island if a module that it requires needs a browser', () => {
  write(
    'parts/face.js',
    'var import_react = require("react");\nclass Face extends import_react.Component {}\n',
  );
  const file = write(
    'index.js',
    '__export(index_exports, {\n  default: () => face,\n  Face: () => Face\n});\nexports.hands = 2;\nvar face = require("./parts/face");\n',
  );
  const island = writePackageIsland(at(), 'clock', file) ?? '';
  expect(readFileSync(island, 'utf8')).toBe(
    "'use client';\nexport { Face, default, hands } from 'clock';\n",
  );
  write('parts/face.js', 'const { useId } = require("react");\nexports.id = () => useId();\n');
  expect(writePackageIsland(at(), 'clock', file)).toBeUndefined();
});

test('an island has the same exports as the imported path of a package, in a module of its own', async () => {
  const folder = 'node_modules/@x/clock';
  const exports = { '.': './index.mjs', './face': './parts/face.mjs' };
  write(`${folder}/package.json`, JSON.stringify({ name: '@x/clock', exports }));
  symlinkSync(path.resolve('node_modules/react'), at('node_modules/react'));
  const modules = {
    '@x/clock': ['index.mjs', 'export const a = 1; export default useState;'],
    '@x/clock/face': ['parts/face.mjs', 'export const b = 2, c = useState;'],
  };
  const islands = Object.entries(modules).map(([specifier, [name = '', code]]) => {
    const file = write(`${folder}/${name}`, `import { useState } from 'react';\n${code}\n`);
    return writePackageIsland(at(), specifier, file) ?? '';
  });
  const [whole, face] = await Promise.all(islands.map((island) => import(island)));
  expect({ ...whole }).toEqual({ a: 1, default: expect.any(Function) });
  expect({ ...face }).toEqual({ b: 2, c: expect.any(Function) });
  for (const island of islands) expect(readFileSync(island, 'utf8')).toMatch(/^'use client';\n/);
});

test.each([
  [
    'a package with the directive',
    "'use client';\nimport { useState } from 'react';\nexport default useState;",
  ],
  [
    'a package with the directive below a license',
    "/* MIT */\n'use client';\nimport { useState } from 'react';\nexport default useState;",
  ],
  [
    'a package that runs on the server',
    "import { useId } from 'react';\nexport default () => useId();",
  ],
])('%s is used as it is', (_name, code) => {
  expect(islandOf(code)).toBeUndefined();
});

test('the packages of content are the installed ones that it imports outside samples', () => {
  const text =
    "import A from 'clock';\nimport B from '@x/face';\nimport C from 'absent';\nimport Tabs from '@theme/Tabs';\nimport D from './d';\nimport React from 'react';\n\n```ts\nimport E from 'tool';\n```\n";
  write('content/docs/a.mdx', text);
  for (const name of ['clock', '@x/face', 'react', 'tool'])
    write(`node_modules/${name}/package.json`, '{}');
  expect(listContentPackages(at())).toEqual(['@x/face', 'clock']);
});
