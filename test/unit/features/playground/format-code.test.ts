import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { expect, test } from 'vitest';
import { parseFile } from '../../../../src/features/playground/compiler/parse-file.ts';
import { formatCode } from '../../../../src/features/playground/editor/format-code.ts';

async function formatted(name: string, code: string, cursor = 0) {
  const parsed = parseFile({ name, code });
  // The page gets the tree from a worker.
  if ('tree' in parsed) return formatCode(code, structuredClone(parsed.tree), cursor);
  throw new Error(parsed.problem.message);
}

const readAll = (pattern: string) =>
  globSync(pattern).map((file) => ({
    name: path.basename(file),
    text: readFileSync(file, 'utf8'),
  }));

test.each(readAll('content/playground/*/*.{ts,tsx}'))(
  'formatting does not change the example $name',
  async ({ name, text }) => {
    expect((await formatted(name, text)).code).toBe(text);
  },
);

test('the result is the same as that of the formatter with its own parser', {
  tags: 'variants',
}, async () => {
  const files = readAll(
    'src/{features/playground,islands,components,navigation,links}/**/*.{ts,tsx}',
  );
  expect(files.length).toBeGreaterThan(150);
  const printers: object = estree;
  const options = { plugins: [printers, babel], singleQuote: true };
  for (const { name, text } of files) {
    const loose = text.replace(/\n {2,}/g, '\n');
    const expected = await format(loose, { parser: 'babel-ts', ...options });
    expect((await formatted(name, loose)).code).toBe(expected);
  }
});

test('a long line is broken, and the cursor stays at its token', async () => {
  const before = "const styles = stylex.create({ a: { color: 'red', // why\n} }) ;";
  const { code, cursor } = await formatted('App.tsx', before, before.indexOf('red'));
  expect(code).toBe(
    "const styles = stylex.create({\n  a: {\n    color: 'red', // why\n  },\n});\n",
  );
  expect(code.slice(cursor)).toMatch(/^red/);
});
