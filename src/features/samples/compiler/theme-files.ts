import type { PluginObj, types } from '@babel/core';
import { ending, findImported } from '../names/find-imported.ts';

/** Whether the compiler reads it. */
export const isCode = (name: string): boolean => ending.test(name);

/** Whether the file may define variables, by the compiler's rule for files and imports. */
export const isThemeFile = (name: string): boolean =>
  /\.stylex(?:\.(?:[cm]?js|tsx?|jsx))?$/.test(name);

/**
 * The name from which the compiler generates names of variables. The compiler only uses the last part of a path,
 * so the folder is joined to the name: `lib/tokens.stylex.ts` differs from `tokens.stylex.ts`.
 */
export const nameForHashing = (name: string): string =>
  isThemeFile(name) ? name.replaceAll('/', '~') : name;

/**
 * Adds the folder to file names in development mode's source comments, as the compiler does for files on disk:
 * `src/Card.tsx:4`.
 */
export function addFolders(file: string): PluginObj {
  const [base = '', folder] = file.split('/').reverse();
  const isPlace = (text: string) =>
    text.startsWith(`${base}:`) && /^\d+$/.test(text.slice(base.length + 1));
  return {
    name: 'add-folders',
    visitor: {
      Program: {
        exit(program) {
          if (folder === undefined) return;
          program.traverse({
            StringLiteral({ node }) {
              const places = node.value.split('; ');
              if (places.every(isPlace))
                node.value = places.map((place) => `${folder}/${place}`).join('; ');
            },
          });
        },
      },
    },
  };
}

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
            const imported = findImported(names, file, source.value);
            if (!imported) {
              const message = `Could not resolve the path to the imported file: no file of this project is ${source.value}`;
              throw statement.get('source').buildCodeFrameError(message);
            }
            written.set(source, source.value);
            source.value = nameForHashing(imported);
          }
        },
        exit() {
          for (const [source, value] of written) source.value = value;
        },
      },
    },
  };
}
