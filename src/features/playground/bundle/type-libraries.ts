import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RolldownPluginOption } from 'rolldown';

const require = createRequire(import.meta.url);
const id = 'virtual:type-libraries';
const textMark = '?declarations';

/**
 * Generates `virtual:type-libraries`: the type declarations for projects in the playground, without comments. They
 * are those of the language, of browsers, of React and of StyleX.
 */
export function typeLibraries(): RolldownPluginOption {
  return {
    name: 'site:type-libraries',
    resolveId: (source) =>
      source === id ? `\0${id}` : source.endsWith(textMark) ? source : undefined,
    load(moduleId) {
      if (moduleId === `\0${id}`) return writeList(listLibraries());
      if (!moduleId.endsWith(textMark)) return undefined;
      const text = shortenDeclarations(moduleId.slice(0, -textMark.length));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

/** Separate modules, so that the licenses of their packages are listed. */
function writeList(libraries: ReadonlyMap<string, string>): string {
  const list = [...libraries];
  return [
    ...list.map(([, file], at) => `import text${at} from ${JSON.stringify(file + textMark)};`),
    'export const libraries = {',
    ...list.map(([name], at) => `  ${JSON.stringify(name)}: text${at},`),
    '};',
  ].join('\n');
}

/** The path of each file for the checker, and its path here. */
export function listLibraries(): Map<string, string> {
  const libraries = new Map<string, string>();
  const folder = path.dirname(require.resolve('typescript-5'));
  const addLib = (name: string) => {
    const file = path.join(folder, name);
    if (libraries.has(`/lib/${name}`)) return;
    libraries.set(`/lib/${name}`, file);
    for (const [, other] of readFileSync(file, 'utf8').matchAll(libReference))
      addLib(`lib.${other}.d.ts`);
  };
  for (const name of ['es2023', 'dom', 'dom.iterable']) addLib(`lib.${name}.d.ts`);
  const addFolder = (folder: string, at: string) => {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const name = entry.split(path.sep).join('/');
      if (name.endsWith('.d.ts')) libraries.set(`${at}/${name}`, path.join(folder, entry));
    }
  };
  const react = path.dirname(require.resolve('@types/react/package.json'));
  for (const name of ['index', 'global', 'jsx-runtime'])
    libraries.set(`/node_modules/@types/react/${name}.d.ts`, path.join(react, `${name}.d.ts`));
  const csstype = path.dirname(require.resolve('csstype/package.json'));
  libraries.set('/node_modules/csstype/index.d.ts', path.join(csstype, 'index.d.ts'));
  addFolder(path.dirname(require.resolve('stylex-013')), '/stylex');
  return libraries;
}

const libReference = /^\/\/\/ *<reference lib="([^"]+)" *\/>/gm;

/** A string, which stays, or a comment. */
const stringOrComment =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`)|\/\*.*?\*\/|\/\/[^\n]*/gs;

/** Removes the comments from a declaration file, except references to other files. */
export function shortenDeclarations(file: string): string {
  const text = readFileSync(file, 'utf8');
  const references = text.match(/^\/\/\/ *<reference .*$/gm) ?? [];
  const code = text.replace(stringOrComment, (_whole, string: string = '') => string);
  const lines = code.split('\n').map((line) => line.trim());
  return [...references, ...lines.filter(Boolean)].join('\n');
}
