import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMadeOf, listMessages } from './package-messages.ts';

const page = readFileSync('content/docs/guides/errors.mdx', 'utf8');
const headings = Array.from(page.matchAll(/^### (`+)(.+)\1$/gm), ([, , text = '']) => text);
const shown = [...headings, ...Array.from(page.matchAll(/`([^`\n]+)`/g), ([, text = '']) => text)];

const compiler = listMessages('node_modules/stylex-babel-plugin-013/lib/index.js');
const lint = listMessages('node_modules/@stylexjs/eslint-plugin/lib/{stylex-*,rules/*}.js');
const runtime = listMessages('node_modules/stylex-013/lib/cjs/stylex.js');

/** Messages of programs other than the three that are installed here. */
const byOthers = [
  /^TS2742/,
  /^Type 'string' is not assignable/,
  /^Expected 0 arguments/,
  /^Cannot read properties of undefined/,
  /^include is not iterable/,
  // Joined by a method
  /^styleq: /,
  /^\[@stylexjs\/postcss-plugin]/,
  /^\[@stylexjs\/babel-plugin]/,
];

/** Parts of messages, messages that no author can cause, and one for many properties. */
const notByThemselves = [
  /^Failed to validate|^But got|^a number ending in|^a (CSS|valid|math|string)|^a number literal/,
  /^"importPosition"|^Cannot import an ES6|^Unexpected interopType|^No live ref|^Unknown importedInterop/,
  /^Unexpected Path found|^Invalid node location/,
  /^\w+ is not supported\. Use \w/,
  /^a `stylex\.keyframes|^A string literal representing/,
];

test('a package of 0.13.1 has each message in the index of errors', () => {
  expect(headings.length).toBeGreaterThan(60);
  const all = [...compiler.all, ...lint.all, ...runtime.all];
  const unknown = headings.filter(
    (text) => !byOthers.some((other) => other.test(text)) && !all.some((p) => isMadeOf(text, p)),
  );
  expect(unknown).toEqual([]);
});

test('each error of the compiler and each report of a lint rule is in the index', () => {
  const said = [...compiler.said, ...lint.said].filter((parts) => {
    const text = parts.join('').trim();
    return text.length >= 8 && !notByThemselves.some((part) => part.test(text));
  });
  const missing = said.filter((parts) => !shown.some((text) => isMadeOf(text, parts)));
  expect(missing).toEqual([]);
});
