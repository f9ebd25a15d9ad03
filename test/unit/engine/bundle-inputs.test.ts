import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areUnchanged, digestInputs } from '../../../src/engine/bundle-inputs.ts';

const files = {
  'src/a.ts': 'export const a = 1;\n',
  'content/docs/card.tsx': "import './card.css';\n",
  'content/docs/card.css': '.card { background: url(../img/dot.svg); }\n',
  'content/img/dot.svg': '<svg/>\n',
  'content/docs/page.mdx': '# Page\n',
  'content/docs/_category_.json': '{}\n',
  'site.config.ts': 'export default {};\n',
  'package.json': '{}\n',
  'tsconfig.json': '{}\n',
};
let root: string;
const inRoot = (name: string) => path.join(root, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(inRoot(name)), { recursive: true });
  writeFileSync(inRoot(name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['code of the site', 'src/a.ts'],
  ['a component of the content', 'content/docs/card.tsx'],
  ['a picture in a style sheet of the content', 'content/img/dot.svg'],
  ['the settings of TypeScript', 'tsconfig.json'],
])('a change of %s changes the digest', (_case, name) => {
  const before = digestInputs(root);
  appendFileSync(inRoot(name), ' ');
  expect(digestInputs(root)).not.toBe(before);
});

test.each([
  ['a file that takes precedence over another', 'content/docs/card.js'],
  ['a configuration of a tool', 'postcss.config.cjs'],
  ['a file of that kind without an ending', '.browserslistrc'],
  ['a file with variables', '.env.local'],
])('%s changes the digest when it appears', (_case, name) => {
  const before = digestInputs(root);
  write(name, '');
  expect(digestInputs(root)).not.toBe(before);
});

test.each([
  ['a page', 'content/docs/page.mdx'],
  ['data of the content', 'content/docs/_category_.json'],
  ['the configuration, of which only a part affects the bundle', 'site.config.ts'],
  ['the list of pages, which the framework generates', 'src/pages.gen.ts'],
])('%s does not change the digest', (_case, name) => {
  const before = digestInputs(root);
  write(name, 'changed');
  expect(digestInputs(root)).toBe(before);
});

test('files beside the code are compared by what they contain, and may lie outside the project', () => {
  const inputs = { 'content/img/dot.svg': '', '../linked/index.js': '' };
  expect(areUnchanged(root, { '../linked/index.js': '' })).toBe(true);
  expect(areUnchanged(root, inputs)).toBe(false);
});
