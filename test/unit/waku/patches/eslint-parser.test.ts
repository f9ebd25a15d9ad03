import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eslintParserFile, patchEslintParser } from '../../../../src/waku/patches/eslint-parser.ts';

const { resolve } = createRequire(import.meta.url);

test('contract: the installed ESLint parser requires the Babel parser in the way that is patched', () => {
  const file = path.join(path.dirname(resolve('@babel/eslint-parser')), 'parse.cjs');
  expect(file).toMatch(eslintParserFile);
  const patched = patchEslintParser(readFileSync(file, 'utf8'));
  expect(patched.match(/require\("@babel\/parser"\)/g)).toHaveLength(1);
  expect(patched).not.toContain('require((');
});

test('another way to require it stops the build', () => {
  expect(() => patchEslintParser('require("@babel/parser");')).toThrow('in an unknown way');
});
