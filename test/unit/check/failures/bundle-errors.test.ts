import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  readBundleErrors,
  readBundleLog,
  readModuleError,
} from '../../../../src/check/failures/bundle-errors.ts';
import { formatDiagnostic } from '../../../../src/diagnostics/diagnostic.ts';
import { reportEach } from '../../content/plant.ts';

const errorWith = (message: string, fields: object) => Object.assign(new Error(message), fields);

test('each form of the errors of the bundler is read: place and message', async () => {
  const frame = '  1 | import x;\n> 2 | const s = create(x);\n    |                  ^^^\n  3 |';
  const several = ['/site/a.ts', '/site/b.ts'].map((id) => errorWith('broken', { id }));
  const errors = {
    'with a location, label, colours and frame': errorWith(
      '\u001b[31m[MISSING_EXPORT] \u001b[0m"a" is not exported by "content/b.ts".\n   ╭─[ content/c.tsx:1:10 ]\n',
      { id: '/site/content/c.tsx', loc: { line: 1, column: 9, file: '/site/content/c.tsx' } },
    ),
    'only the frame names the file': errorWith(
      '[builtin:vite-transform] Unexpected token\n   ╭─[ content/b.ts:2:19 ]\n 2 │ let x = = 3;\n',
      { loc: { line: 2, column: 18 } },
    ),
    'only the frame has the location': errorWith(
      `/site/src/a.tsx: Only static values are allowed.\n${frame}`,
      { id: '/site/src/a.tsx?used', plugin: 'styles' },
    ),
    'of a style sheet': errorWith('[postcss] /site/src/a.css:11:1: Unclosed block', {
      id: '/site/src/a.css',
    }),
    'of a build in the build': errorWith(
      'Build failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n   ╭─[ src/boot/boot.ts:155:11 ]\n',
      { id: '/site/src/boot/boot.ts', loc: { line: 155, column: 10 } },
    ),
    'of a virtual module': errorWith('it failed', { id: '\0virtual:features/styles' }),
    several: errorWith('2 errors', { errors: several }),
    'without a file': new Error(
      '[json] plugin threw an error\n\nCaused by:\n    expected value at line 1\n\nStack:',
    ),
    'of a package': errorWith('Parse error @:2:49', {
      id: '/site/node_modules/@own/widget/index.js',
    }),
  };
  const check = (error: Error) => readBundleErrors('/site', error).map(formatDiagnostic);
  await expect(await reportEach(errors, check)).toMatchFileSnapshot('bundle-errors.txt');
});

test('what the bundler only prints is read from its log', async () => {
  const failed = (name: string, from: string) =>
    `Error: [vite]: Rolldown failed to resolve import "${name}" from "/site/${from}".`;
  const logs = {
    'an unresolved import': failed('no', 'content/a.tsx'),
    'an unresolved import of a package': failed('gone', 'node_modules/@own/widget/index.js'),
    'a syntax error in a file that the framework imports':
      "file:///site/plugins.config.ts:133\n}\nconst a = ;\n          ^\n\nSyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected\n  code: 'ERR'\n",
  };
  const check = (log: string) => readBundleLog('/site', log).map(formatDiagnostic);
  await expect(await reportEach(logs, check)).toMatchFileSnapshot('bundle-logs.txt');
  expect(readBundleLog('/site', 'Build failed')).toEqual([]);
});

test('unresolved imports and exports are reported at their places in the source file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bundle-errors-'));
  const id = path.join(root, 'a.tsx');
  writeFileSync(id, 'type A = 1;\nexport { b } from "./b.ts";\nexport { c } from "c";\n');
  const error = errorWith("Could not resolve './b.ts' in a.tsx", {
    id,
    loc: { line: 1, column: 7 },
  });
  expect(readBundleErrors(root, error)).toEqual([
    expect.objectContaining({ file: 'a.tsx', line: 2, column: 19 }),
  ]);
  const missing = errorWith('"b" is not exported by "b.ts".', { id, loc: { line: 1, column: 9 } });
  expect(readBundleErrors(root, missing)).toEqual([
    expect.objectContaining({ line: 2, column: 10 }),
  ]);
  const log = `Rolldown failed to resolve import "c" from "${id}".`;
  expect(readBundleLog(root, log)).toEqual([
    expect.objectContaining({ file: 'a.tsx', line: 3, column: 19 }),
  ]);
  rmSync(root, { recursive: true });
});

test('what the development server says of a module is read', async () => {
  const texts = {
    Babel:
      'Internal Server Error\n/site/src/a.tsx: Unexpected token (2:10)\n\n  1 | let b;\n> 2 | const a = ;\n    |           ^\n    at raise (/site/node_modules/x.js:1:2)',
    'the bundler, in colours':
      'Internal server error: Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n    \u001b[38;5;246m╭─[\u001b[0m src/b.tsx:32:11 \u001b[38;5;246m]\u001b[0m\n',
    PostCSS: '[postcss] /site/src/a.css:11:1: Unclosed block',
    'a missing file':
      'Failed to load url ./none.ts (resolved id: ./none.ts) in /site/src/a.tsx. Does the file exist?',
    'a missing package': "Cannot find module 'no-such' imported from '/site/src/a.tsx'",
  };
  const check = (text: string) =>
    [readModuleError('/site', text) ?? []].flat().map(formatDiagnostic);
  await expect(await reportEach(texts, check)).toMatchFileSnapshot('module-errors.txt');
});

test('other messages of the development server are no diagnostics of modules', () => {
  expect(readModuleError('/site', 'Port 3000 is in use')).toBeUndefined();
  expect(
    readModuleError('/site', "Cannot read properties of undefined (reading 'a')"),
  ).toBeUndefined();
});
