import type { PluginObj, types } from '@babel/core';
import { findImported } from '../names/find-imported.ts';
import { isThemeFile, nameForHashing } from './theme-files.ts';

/**
 * Temporarily replaces the paths in imports of variables with the names that the compiler hashes. So the compiler
 * doesn't look for files on disk, and generates the same names everywhere.
 */
export function linkThemeFiles(file: string, names: ReadonlySet<string>): PluginObj {
  const written = new Map<types.StringLiteral, string>();
  return {
    name: 'link-theme-files',
    visitor: {
      Program: {
        enter(program) {
          for (const statement of program.get('body')) {
            if (!statement.isImportDeclaration() || statement.node.importKind === 'type') continue;
            const { source } = statement.node;
            if (!source.value.startsWith('.') || !isThemeFile(source.value)) continue;
            const found = findImported(names, file, source.value);
            if (!found) {
              const message = `Could not resolve the path to the imported file: no file of this project is ${source.value}`;
              throw statement.get('source').buildCodeFrameError(message);
            }
            written.set(source, source.value);
            source.value = nameForHashing(found);
          }
        },
        exit() {
          for (const [source, value] of written) source.value = value;
        },
      },
    },
  };
}
