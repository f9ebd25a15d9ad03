import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import {
  contentComponents,
  docusaurusHint,
  docusaurusModules,
  importedComponents,
} from '../../theme/content-components.ts';
import type { WrittenImport } from '../content-facts.ts';
import { listExports } from './list-exports.ts';
import { packageOf } from './package-name.ts';
import { findModuleFile, resolveImport, suggestFile } from './resolve-import.ts';

type Problem = Pick<Diagnostic, 'message' | 'hint'>;

/**
 * Finds imports of a content file that fail: unknown files, packages, components of the site, and names that a
 * module doesn't export.
 * @param file path from the root
 */
export function findImportDiagnostics(
  root: string,
  file: string,
  imports: readonly WrittenImport[],
): Diagnostic[] {
  return imports.flatMap(({ specifier, names, line, column }) => {
    const checked = checkImport(root, file, specifier);
    if ('message' in checked) return [{ file, line, column, ...checked }];
    const { exported } = checked;
    if (!exported) return [];
    return names
      .filter(({ name }) => !exported.includes(name))
      .map(({ name, line, column, isUnused }) => ({
        ...{ file, line, column },
        ...missingName(name, specifier, exported),
        ...(isUnused && { severity: 'warning' as const }),
      }));
  });
}

/** What is wrong with the whole import, or the names it exports as far as they are known. */
function checkImport(
  root: string,
  from: string,
  specifier: string,
): Problem | { exported?: readonly string[] } {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind === 'theme') return checkTheme(resolved.name);
  const id = resolved.kind === 'content' ? `/${resolved.file}` : resolved.id;
  if (!id.startsWith('/')) return checkPackage(path.join(root, path.dirname(from)), specifier);
  const [name = '', query] = id.slice(1).split('?');
  if (name.startsWith('../')) {
    return {
      message: `"${specifier}" points outside the project, to ${name}`,
      hint: 'Copy the file into the project, or install it as a package.',
    };
  }
  const module = findModuleFile(root, name);
  if (module === undefined) {
    return {
      message: `cannot find "${specifier}": there is no file ${name}`,
      hint: suggestFile(root, name),
    };
  }
  return { exported: query === undefined ? listExports(path.join(root, module)) : ['default'] };
}

function checkTheme(name: string): Problem | { exported: string[] } {
  const names: readonly string[] = [...contentComponents, ...importedComponents];
  if (names.includes(name)) return { exported: ['default'] };
  const near = findNearestName(name, names);
  return {
    message: `the site has no component @theme/${name}`,
    hint: `${near ? `Did you mean @theme/${near}? ` : ''}Known: ${names.join(', ')}.`,
  };
}

/** @param folder that of the importing file, where the search for packages starts */
function checkPackage(
  folder: string,
  specifier: string,
): Problem | { exported?: readonly string[] } {
  const exported = docusaurusModules[specifier];
  if (exported) return { exported };
  const name = packageOf(specifier);
  if (isBuiltin(specifier) || isInstalled(folder, name)) return {};
  return {
    message: `the package ${name} is not installed`,
    hint: name.startsWith('@docusaurus/')
      ? docusaurusHint
      : 'Install it with the version that your site had. If it is an alias of a bundler, write the path of the file: ./name or @site/folder/name.',
  };
}

function isInstalled(folder: string, name: string): boolean {
  const above = path.dirname(folder);
  if (existsSync(path.join(folder, 'node_modules', name))) return true;
  return above !== folder && isInstalled(above, name);
}

function missingName(name: string, specifier: string, exported: readonly string[]): Problem {
  const near = findNearestName(name, exported);
  const list = exported.length > 0 ? `It exports ${exported.join(', ')}.` : 'It exports nothing.';
  return {
    message:
      name === 'default'
        ? `"${specifier}" has no default export`
        : `"${specifier}" exports no "${name}"`,
    hint: near ? `Did you mean ${near}? ${list}` : list,
  };
}
