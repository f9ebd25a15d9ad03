import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { expect, test, vi } from 'vitest';
import {
  nativeParser,
  nativeVariable,
  parseNatively,
} from '../../../../src/compile/syntax/native-parser.ts';
import { prepareSource } from '../../../../src/compile/syntax/prepare-source.ts';
import { splitFrontMatter } from '../../../../src/content/front-matter/split-front-matter.ts';
import { examples, files, ownTexts } from './texts.ts';

type Compiled = { isNative: boolean; results: Record<string, string> };

/** Two processes compile all texts, possibly on a busy machine. */
const timeoutMs = 300_000;
const script = path.join(import.meta.dirname, 'compile-texts.ts');

async function compileTexts(...options: string[]): Promise<Compiled> {
  const choices = { maxBuffer: 1024 ** 3 };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options], choices);
  return JSON.parse(stdout);
}

test('bodies and diagnostics are the same with the native parser and without its binary', {
  tags: 'bundles',
  timeout: timeoutMs,
}, async () => {
  const [native, without] = await Promise.all([compileTexts(), compileTexts('--without-native')]);
  expect([native.isNative, without.isNative]).toEqual([true, false]);
  const names = Object.keys(without.results);
  expect(names.length).toBeGreaterThan(1500);
  const differing = names.filter((name) => native.results[name] !== without.results[name]);
  expect(differing.map((name) => [native.results[name], without.results[name]])).toEqual([]);
});

const processors = {
  md: createProcessor({ format: 'md', remarkPlugins: [remarkGfm, remarkDirective] }),
  mdx: createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective] }),
};

/** Sorts keys, since their order does not matter. */
const sortKeys = (_key: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

test.each(['md', 'mdx'] as const)(
  'trees of %s match those of micromark, including positions',
  { tags: 'variants' },
  (format) => {
    const differing = [...files, ...ownTexts, ...examples].filter(({ text }) => {
      const source = prepareSource(splitFrontMatter(text).body, format);
      const tree = parseNatively(source, format);
      if (!tree) return false;
      const expected = processors[format].parse(source);
      return JSON.stringify(tree, sortKeys) !== JSON.stringify(expected, sortKeys);
    });
    expect(differing).toEqual([]);
  },
);

test('the native parser handles most pages of the site', () => {
  const pages = files.filter(({ name }) => name.startsWith('content/docs/'));
  const isNative = ({ text }: (typeof pages)[number]) =>
    parseNatively(prepareSource(splitFrontMatter(text).body), 'mdx') !== undefined;
  expect(pages.filter(isNative).length / pages.length).toBeGreaterThan(0.7);
});

test.each([
  ['expressions', '{1 + 1}\n'],
  ['modules', 'export const a = 1;\n'],
  ['JSX', '<b>a</b>\n'],
  ['a closing mark without an opening one', 'Text.\n\n:::\n'],
  ['blocks that close out of order', ':::a\n::::b\n:::\n::::\n'],
  ['a footnote that ends the file without a line break', '[^a]: \\'],
  ['directives in text', 'a:hover\n'],
  ['URLs in text', 'https://example.com\n'],
])('the native parser leaves %s to micromark', (_what, text) => {
  expect(parseNatively(text, 'mdx')).toBeUndefined();
});

test('the native parser is used only in a process that enables it', () => {
  const parserOf = () =>
    createProcessor({ remarkPlugins: [[nativeParser, 'mdx']] }).freeze().parser;
  expect(parserOf()?.name).toBe('parser');
  vi.stubEnv(nativeVariable, 'yes');
  expect(parserOf()?.name).not.toBe('parser');
  vi.unstubAllEnvs();
});

test('the native parser leaves HTML in plain Markdown to micromark', () => {
  expect(parseNatively('<b>a</b>\n', 'md')).toBeUndefined();
  expect(parseNatively('a {b} < c\n', 'md')?.children).toHaveLength(1);
});
