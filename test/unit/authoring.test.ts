import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createContentCompiler } from '../../src/compile/files/content-cache.ts';
import { readContent } from '../../src/compile/files/read-content.ts';
import { formatDiagnostics } from '../../src/diagnostics/diagnostic.ts';
import { createProver } from '../../src/features/samples/prove/prove-samples.ts';
import { withCopy } from './compile/assets.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/authoring.md'), 'utf8');
const fence = /^(`{3,})(\w+)(?: title="([^"]+)")?\n([\s\S]*?)\n\1$/gm;

/** The examples of the guide: language, file name and text. */
const examples = [...guide.matchAll(fence)].map(([, , language, file, text = '']) => ({
  language,
  file,
  text,
}));

test('every example page in the authoring guide compiles without diagnostics', async () => {
  const pages = examples.filter(({ language }) => language === 'mdx');
  expect(pages.length).toBeGreaterThan(6);
  expect(pages.filter(({ file }) => file === undefined)).toEqual([]);
  await withCopy(async (root) => {
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    for (const { file, text } of examples) {
      if (file === undefined) continue;
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), `${text}\n`);
    }
    const { index, diagnostics } = await readContent(
      root,
      createContentCompiler(root, { version: '1', choices: { math: {}, samples: {} } }),
      true,
    );
    expect(formatDiagnostics([...diagnostics, ...(await createProver(root)(index))])).toBe('');
    const read = [...index.docs, ...index.posts, ...index.partials].map(({ file }) => file);
    expect(read).toEqual(expect.arrayContaining(pages.map(({ file }) => file)));
  });
}, 60_000);
