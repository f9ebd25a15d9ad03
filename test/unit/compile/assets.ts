import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { createSourceReader } from '../../../src/compile/files/source-reader.ts';
import { fillLinks } from '../../../src/compile/link-marks.ts';

/** A project with pictures, files and components that content can refer to. */
export const project = path.resolve(import.meta.dirname, '../../fixtures/assets');
export const page = 'content/docs/learn/page.mdx';

/** The HTML or code of a page beside the pictures, with `#` for each content hash. */
export async function showText(source: string, root = project): Promise<string> {
  const { compiled, diagnostics } = await compileContent(page, source, createSourceReader(root));
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  const { body } = compiled;
  return fillLinks('html' in body ? body.html : body.code, (href) => href).replace(
    /-[0-9a-f]{10}(?=\.)/g,
    '-#',
  );
}

/** The diagnostics of such a page as `line:column message`, with a prefix for warnings. */
export async function diagnosticsOf(source: string, root = project): Promise<string[]> {
  const { diagnostics } = await compileContent(page, source, createSourceReader(root));
  return diagnostics.map(
    ({ line, column, message, severity }) =>
      `${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`,
  );
}

/** Runs with a copy of the project that the test can change. */
export async function withCopy(run: (root: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'assets-'));
  try {
    cpSync(project, root, { recursive: true });
    await run(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
