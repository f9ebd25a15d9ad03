import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listContentPackages, writePackageIsland } from '../../../src/engine/package-island.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'package-island-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The island that is written for a package with this code. */
function islandOf(code: string, specifier = 'clock'): string | undefined {
  const file = path.join(root, 'index.mjs');
  writeFileSync(file, code);
  const island = writePackageIsland(root, specifier, file);
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

test('an island re-exports the exports of the imported package path', () => {
  const code = "import { useState } from 'react';\nexport const a = useState, b = 1;";
  expect(islandOf(code, '@x/clock/face')).toBe(
    "'use client';\nexport { a, b } from '@x/clock/face';\n",
  );
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
  mkdirSync(path.join(root, 'content/docs'), { recursive: true });
  writeFileSync(path.join(root, 'content/docs/a.mdx'), text);
  for (const name of ['clock', '@x/face', 'react', 'tool']) {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(path.join(root, 'node_modules', name, 'package.json'), '{}');
  }
  expect(listContentPackages(root)).toEqual(['@x/face', 'clock']);
});
