import type { WrittenImport } from '../content-facts.ts';
import { listModuleImports } from './list-module-imports.ts';
import { findModuleFile, resolveImport } from './resolve-import.ts';

const isText = /\.(?:mdx?|[cm]?[jt]sx?|json|svg|html)$/;

/**
 * Lists a file and the texts of the project that it imports, directly or through others: content, code, drawings.
 * @param importsOf the imports of content files, by their paths
 */
export function listReached(
  root: string,
  file: string,
  importsOf: ReadonlyMap<string, readonly Pick<WrittenImport, 'specifier'>[]>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file) || !isText.test(file)) return seen;
  seen.add(file);
  for (const { specifier } of importsOf.get(file) ?? listModuleImports(root, file)) {
    const resolved = resolveImport(specifier, file);
    if (resolved.kind === 'theme') continue;
    const id = resolved.kind === 'content' ? `/${resolved.file}` : resolved.id;
    const next = id.startsWith('/') && findModuleFile(root, id.slice(1).replace(/\?.*$/, ''));
    if (next) listReached(root, next, importsOf, seen);
  }
  return seen;
}
