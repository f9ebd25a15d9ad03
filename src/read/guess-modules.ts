import { isAssetSpecifier } from '../compile/assets/asset-requires.ts';
import { resolveImport } from '../content/resolve-import.ts';
import { findImportFaults } from './import-faults.ts';
import { readText } from './read-text.ts';

const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm;
const statement = /^(?:import|export)\b[^;'"]*['"]([^'"\n]+)['"]/gm;

/**
 * Guesses the modules that content imports, as ids for the bundler, each once and sorted: like `listModules` after
 * compiling, but read from the text. Work that starts before compiling uses it, and is repeated if it was wrong.
 * @param sources the files to compile
 */
export function guessModules(root: string, sources: readonly string[]): string[] {
  const ids = sources.flatMap((file) => {
    const read = readText(root, file);
    // Files that can't be read are reported elsewhere.
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

/** Lists the imports in a text, except in its code blocks. */
export function listSpecifiers(source: string): string[] {
  if (!/^(?:import|export)\b/m.test(source)) return [];
  const found = source.replace(fence, '').matchAll(statement);
  return Array.from(found, ([, specifier = '']) => specifier.replace(/\\(.)/g, '$1'));
}
