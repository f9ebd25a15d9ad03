import { isAssetSpecifier } from '../compile/assets/asset-requires.ts';
import { resolveImport } from '../content/resolve-import.ts';
import { findImportFaults } from './import-faults.ts';
import { readText } from './read-text.ts';

const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm;
const statement = /^(?:import|export)\b[^;'"]*['"]([^'"\n]+)['"]/gm;

/**
 * The modules that content seems to import, as ids for the bundler, each once and in order: what
 * `listModules` says when all is compiled, but read off the lines. It is for what may begin before
 * that, and is done again where this was wrong.
 * @param sources the files that are compiled
 */
export function guessModules(root: string, sources: readonly string[]): string[] {
  const ids = sources.flatMap((file) => {
    const read = readText(root, file);
    // What cannot be read is told by those who have to read it.
    const specifiers = 'text' in read ? listSpecifiers(read.text) : [];
    return specifiers.flatMap((specifier) => {
      const resolved = resolveImport(specifier, file);
      if (resolved.kind !== 'module' || isAssetSpecifier(specifier)) return [];
      const written = { specifier, names: [], line: 1, column: 1 };
      return findImportFaults(root, file, [written]).length === 0 ? [resolved.id] : [];
    });
  });
  return [...new Set(ids)].sort();
}

/** What the lines of a text import, but for those in its blocks of code. */
export function listSpecifiers(source: string): string[] {
  if (!/^(?:import|export)\b/m.test(source)) return [];
  const found = source.replace(fence, '').matchAll(statement);
  return Array.from(found, ([, specifier = '']) => specifier);
}
