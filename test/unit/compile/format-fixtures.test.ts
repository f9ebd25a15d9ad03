import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { formatDiagnostics } from '../../../src/diagnostics/diagnostic.ts';
import { formatHtml } from './format-html.ts';
import { renderBody } from './render.ts';

const root = path.resolve(import.meta.dirname, '../../fixtures/format');

/** Files that begin with `_` are only imported by fixtures. */
const isFixture = (name: string) => /\.mdx?$/.test(name) && !name.startsWith('_');

/**
 * Each `x.mdx` compiles to the HTML of `x.html`; `x.preview.html` has its preview, and `x.txt` its
 * diagnostics and warnings. Run `vitest -u` to accept the current output.
 */
describe.each(readdirSync(root))('the format of %s', (folder) => {
  const names = readdirSync(path.join(root, folder)).filter(isFixture);
  test.each(names)('%s', async (name) => {
    const { compiled, diagnostics } = await compileContent(
      `content/docs/${name}`,
      readFileSync(path.join(root, folder, name), 'utf8'),
      createSourceReader(process.cwd()),
    );
    const beside = (ending: string) => path.join(root, folder, name.replace(/\.mdx?$/, ending));
    const told = diagnostics.length > 0 ? `${formatDiagnostics(diagnostics)}\n` : undefined;
    if (told === undefined) expect(existsSync(beside('.txt'))).toBe(false);
    else await expect(told).toMatchFileSnapshot(beside('.txt'));
    if (!compiled) return expect(existsSync(beside('.html')), told).toBe(false);
    await expect(formatHtml(renderBody(compiled.body))).toMatchFileSnapshot(beside('.html'));
    if (!compiled.preview) return expect(existsSync(beside('.preview.html'))).toBe(false);
    await expect(formatHtml(renderBody(compiled.preview))).toMatchFileSnapshot(
      beside('.preview.html'),
    );
  });
});
