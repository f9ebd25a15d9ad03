import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  readBundleErrors,
  readBundleLog,
  readModuleError,
} from '../../../../src/check/failures/bundle-errors.ts';
import { formatPlace } from '../../../../src/diagnostics/diagnostic.ts';

const placesOf = (error: Error) =>
  readBundleErrors('/site', error).map(({ file, line, column, message }) => ({
    place: [file, line, column].filter((part) => part !== undefined).join(':'),
    message,
  }));
const errorWith = (message: string, fields: object) => Object.assign(new Error(message), fields);

test('an error with a location is reported there, without label, colours and frame', () => {
  const error = errorWith(
    '\u001b[31m[MISSING_EXPORT] \u001b[0m"a" is not exported by "content/b.ts".\n   ╭─[ content/c.tsx:1:10 ]\n',
    { id: '/site/content/c.tsx', loc: { line: 1, column: 9, file: '/site/content/c.tsx' } },
  );
  expect(placesOf(error)).toEqual([
    { place: 'content/c.tsx:1:10', message: '"a" is not exported by "content/b.ts".' },
  ]);
});

test('the file is read from the frame if only the frame names it', () => {
  const error = errorWith(
    '[builtin:vite-transform] Unexpected token\n   ╭─[ content/b.ts:2:19 ]\n 2 │ let x = = 3;\n',
    { loc: { line: 2, column: 18 } },
  );
  expect(placesOf(error)).toEqual([{ place: 'content/b.ts:2:19', message: 'Unexpected token' }]);
});

test('the location is read from a code frame if only the frame has it', () => {
  const frame = '  1 | import x;\n> 2 | const s = create(x);\n    |                  ^^^\n  3 |';
  const error = errorWith(`/site/src/a.tsx: Only static values are allowed.\n${frame}`, {
    id: '/site/src/a.tsx?used',
    plugin: 'styles',
  });
  expect(placesOf(error)).toEqual([
    { place: 'src/a.tsx:2:18', message: 'Only static values are allowed.' },
  ]);
});

test('the message of a style sheet has no second path, and that of a build in the build is its first', () => {
  const styled = errorWith('[postcss] /site/src/a.css:11:1: Unclosed block', {
    id: '/site/src/a.css',
  });
  expect(placesOf(styled)).toEqual([{ place: 'src/a.css:11:1', message: 'Unclosed block' }]);
  const inner = errorWith(
    'Build failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n   ╭─[ src/boot/boot.ts:155:11 ]\n',
    { id: '/site/src/boot/boot.ts', loc: { line: 155, column: 10 } },
  );
  expect(placesOf(inner)).toEqual([
    { place: 'src/boot/boot.ts:155:11', message: 'Unexpected token' },
  ]);
});

test('a virtual module is named without its null character', () => {
  const error = errorWith('it failed', { id: '\0virtual:features/styles' });
  expect(placesOf(error)).toEqual([{ place: 'virtual:features/styles', message: 'it failed' }]);
});

test('all errors of one build are reported', () => {
  const errors = ['/site/a.ts', '/site/b.ts'].map((id) => errorWith('broken', { id }));
  expect(placesOf(errorWith('2 errors', { errors })).map(({ place }) => place)).toEqual([
    'a.ts',
    'b.ts',
  ]);
});

test('an error without a file is reported with its cause', () => {
  const text = '[json] plugin threw an error\n\nCaused by:\n    expected value at line 1\n\nStack:';
  expect(placesOf(new Error(text))).toEqual([
    { place: 'src', message: 'expected value at line 1' },
  ]);
});

test('an unresolved import is read from the log', () => {
  const log = 'Error: [vite]: Rolldown failed to resolve import "no" from "/site/content/a.tsx".';
  expect(readBundleLog('/site', log)).toEqual([
    expect.objectContaining({
      file: 'content/a.tsx',
      message: 'there is no package or file "no" to import',
    }),
  ]);
  expect(readBundleLog('/site', 'Build failed')).toEqual([]);
});

test('a syntax error in a file that the framework imports is read from what Node prints', () => {
  const log =
    "file:///site/plugins.config.ts:133\n}\nconst a = ;\n          ^\n\nSyntaxError [ERR_INVALID_TYPESCRIPT_SYNTAX]: Expression expected\n  code: 'ERR'\n";
  expect(readBundleLog('/site', log)).toEqual([
    expect.objectContaining({
      ...{ file: 'plugins.config.ts', line: 133, column: 11, message: 'Expression expected' },
    }),
  ]);
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

test('an error in a package names the package and suggests a fix', () => {
  const file = '/site/node_modules/@own/widget/index.js';
  const log = `Rolldown failed to resolve import "gone" from "${file}".`;
  expect(readBundleLog('/site', log)).toEqual([
    {
      file: 'node_modules/@own/widget/index.js',
      message: 'there is no package or file "gone" to import',
      hint: 'The package @own/widget needs it: npm install gone',
    },
  ]);
  expect(readBundleErrors('/site', errorWith('Parse error @:2:49', { id: file }))).toEqual([
    {
      ...{ file: 'node_modules/@own/widget/index.js', line: 2, column: 49 },
      message: expect.stringMatching(/^this is not standard JavaScript/),
      hint: 'Update or replace the package @own/widget; DEBUG=1 prints all messages of the bundler.',
    },
  ]);
});

test.each([
  [
    'Babel',
    'Internal Server Error\n/site/src/a.tsx: Unexpected token (2:10)\n\n  1 | let b;\n> 2 | const a = ;\n    |           ^\n    at raise (/site/node_modules/x.js:1:2)',
    'src/a.tsx:2:11',
    'Unexpected token',
  ],
  [
    'the bundler, in colours',
    'Internal server error: Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n    \u001b[38;5;246m╭─[\u001b[0m src/b.tsx:32:11 \u001b[38;5;246m]\u001b[0m\n',
    'src/b.tsx:32:11',
    'Unexpected token',
  ],
  ['PostCSS', '[postcss] /site/src/a.css:11:1: Unclosed block', 'src/a.css:11:1', 'Unclosed block'],
  [
    'a missing file',
    'Failed to load url ./none.ts (resolved id: ./none.ts) in /site/src/a.tsx. Does the file exist?',
    'src/a.tsx',
    'there is no package or file "./none.ts" to import',
  ],
  [
    'a missing package',
    "Cannot find module 'no-such' imported from '/site/src/a.tsx'",
    'src/a.tsx',
    'there is no package or file "no-such" to import',
  ],
])('what the development server says of a module is read: %s', (_from, text, place, message) => {
  const diagnostic = readModuleError('/site', text);
  expect(diagnostic && formatPlace(diagnostic)).toBe(place);
  expect(diagnostic?.message).toBe(message);
});

test('other messages of the development server are no diagnostics of modules', () => {
  expect(readModuleError('/site', 'Port 3000 is in use')).toBeUndefined();
  expect(
    readModuleError('/site', "Cannot read properties of undefined (reading 'a')"),
  ).toBeUndefined();
});
