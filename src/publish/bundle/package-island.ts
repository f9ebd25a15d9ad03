import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findClientUse } from '../../content/modules/find-client-use.ts';
import { listExports } from '../../content/modules/list-exports.ts';
import { findModuleFile } from '../../content/modules/resolve-import.ts';
import { listFiles } from '../../node/list-files.ts';

/** Imports of React APIs that only exist in browsers, under any name. */
const takesHook =
  /import\s*\{[^}]*\b(?:use(?!Id\b|Callback\b|Memo\b)[A-Z]\w*|createContext|Component|PureComponent)\b[^}]*\}\s*from\s*["']react["']/;

/** The same in CommonJS, which takes them from an object. */
const usesHook = /\.(?:use(?!Id\b|Callback\b|Memo\b)[A-Z]\w*|createContext|(?:Pure)?Component)\b/;

const isMarked = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*(["'])use (?:client|server)\1/;

/**
 * Writes a client module for a package whose components need a browser but have no 'use client' directive: it has
 * the directive and the same exports.
 * @param specifier as it is imported
 * @param file the full path of the module
 * @returns the full path of the client module; undefined if the package has directives, or runs on the server
 */
export function writePackageIsland(
  root: string,
  specifier: string,
  file: string,
): string | undefined {
  if (!/\.[cm]?jsx?$/.test(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const isModule = /^\s*(?:import|export)\b/m.test(text);
  if (!(isModule ? needsBrowser(text) : reachesBrowser(file))) return undefined;
  const names = isModule ? listExports(file) : listCommonExports(text);
  if (!names || names.length === 0) return undefined;
  const target = path.join(root, '.cache/islands', `${specifier.replace(/[^\w.-]+/g, '-')}.js`);
  const island = `'use client';\nexport { ${names.join(', ')} } from '${specifier}';\n`;
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target) || readFileSync(target, 'utf8') !== island) writeFileSync(target, island);
  return target;
}

/** Whether a CommonJS module, or one of its package that it requires, has a component that needs a browser. */
function reachesBrowser(entry: string): boolean {
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (isMarked.test(text)) continue;
    if (/\brequire\(["']react["']\)/.test(text) && usesHook.test(text)) return true;
    for (const [, name = ''] of text.matchAll(/\brequire\(["'](\.[^"']*)["']\)/g)) {
      const module = findModuleFile(path.dirname(file), name);
      if (module !== undefined && /js$/.test(module))
        files.add(path.resolve(path.dirname(file), module));
    }
  }
  return false;
}

/** What a CommonJS module exports, as compilers write it, and all of it as default. */
function listCommonExports(text: string): string[] {
  const [, getters = ''] = /\b__export\(\w+, \{([^}]*)\}\)/.exec(text) ?? [];
  const written = /\bexports\.([A-Za-z_$][\w$]*)\s*=|\bdefineProperty\(exports, ["']([\w$]+)["']/g;
  const names = [
    ...Array.from(text.matchAll(written), ([, name, defined]) => name ?? defined ?? ''),
    ...Array.from(getters.matchAll(/([\w$]+): \(\) =>/g), ([, name = '']) => name),
  ];
  return [...new Set(['default', ...names])].filter((name) => name !== '__esModule').sort();
}

function needsBrowser(text: string): boolean {
  if (isMarked.test(text)) return false;
  return takesHook.test(text) || findClientUse(text, 'jsx') !== undefined;
}

/**
 * Lists the installed packages that content imports, as far as import statements tell. In dev Vite must bundle
 * them with its own React: Node would import another copy, with which hooks don't work.
 */
export function listContentPackages(root: string): string[] {
  const folder = path.join(root, 'content');
  const texts = existsSync(folder)
    ? listFiles(folder)
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    : [];
  const names = texts.flatMap(listSpecifiers);
  return [...new Set(names)]
    .filter((name) => /^(?:@(?!site|theme|docusaurus|stylexjs)[\w.-]+\/)?[a-z][\w.-]*$/.test(name))
    .filter((name) => !/^(?:react|react-dom|jotai|waku)$/.test(name))
    .filter((name) => existsSync(path.join(root, 'node_modules', name, 'package.json')))
    .sort();
}

/** Whether a file of a package imports a style sheet. */
export function importsStyles(root: string, name: string): boolean {
  const folder = path.join(root, 'node_modules', name);
  return listFiles(folder)
    .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules/'))
    .some((file) => stylesImport.test(readFileSync(path.join(folder, file), 'utf8')));
}

const fence = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm;
const statement = /^(?:import|export)\b[^;'"]*['"]([^'"\n]+)['"]/gm;

/** Lists the imports in a text, except in its code blocks. */
function listSpecifiers(source: string): string[] {
  return Array.from(
    source.replace(fence, '').matchAll(statement),
    ([, specifier = '']) => specifier,
  );
}

const stylesImport = /\b(?:import|from|require)\b\s*\(?\s*["'][^"']+\.css["']/;
