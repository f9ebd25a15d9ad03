import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isOfPackage, packageOf } from './package-name.ts';

/** Imports of types don't exist at run time. */
const reference =
  /^(?:import\s+|(?:import|export)\s+(?!type\b)[\w\s{},*$]*?\bfrom\s+)'([^']+)';|\b(?:import|require(?:\.resolve)?)\(\s*'([^']+)'|\bnew URL\('(\.[^']+)', import\.meta\.url\)/gm;
const comment = /^\s*(?:\/\*\*|\*|\/\/).*$/gm;

/** The references in a file, by its path: files don't change while a process runs. */
const specifiersByFile = new Map<string, string[]>();

/**
 * Follows imports, requires and URLs of scripts through the project's own code.
 * @param root the project's root
 * @param entries paths from the root
 * @returns all files, as sorted paths from the root
 */
export function listReachedCode(root: string, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const specifier of listSpecifiers(path.join(root, file))) {
      if (specifier.startsWith('.')) visit(path.posix.join(path.posix.dirname(file), specifier));
    }
  };
  entries.forEach(visit);
  return [...files].sort();
}

/** Lists the packages that scripts and the project's own code that they reach import, sorted. */
export function listReachedPackages(root: string, entries: readonly string[]): string[] {
  const files = listReachedCode(root, entries);
  const specifiers = files.flatMap((file) => listSpecifiers(path.join(root, file)));
  return [...new Set(specifiers.filter(isOfPackage).map(packageOf))].sort();
}

function listSpecifiers(file: string): string[] {
  const specifiers = specifiersByFile.get(file) ?? readSpecifiers(file);
  specifiersByFile.set(file, specifiers);
  return specifiers;
}

function readSpecifiers(file: string): string[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8').replace(comment, '');
  return Array.from(text.matchAll(reference), ([, from, called, started = '']) => {
    return (from ?? called ?? started).replace(/\?inline$/, '');
  });
}
