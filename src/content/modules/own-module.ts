import { findModuleFile } from './module-file.ts';
import { resolveImport } from './resolve-import.ts';

/**
 * The file of a module of the project that an import leads to.
 * @param from the importing file, as a path from the root
 * @returns undefined for packages, content, and files that are imported as something else
 */
export function findOwnModule(root: string, from: string, specifier: string): string | undefined {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind !== 'module' || !resolved.id.startsWith('/')) return undefined;
  const [name = '', query] = resolved.id.slice(1).split('?');
  if (query !== undefined || name.startsWith('../')) return undefined;
  // In TypeScript an import may name what its module will be.
  return findModuleFile(root, name) ?? findModuleFile(root, name.replace(/\.jsx?$/, ''));
}
