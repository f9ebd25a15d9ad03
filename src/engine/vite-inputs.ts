import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { InputKind } from './engine-inputs.ts';

/**
 * The Vite plugin: records what the bundler's native code reads, which `note-reads` can't observe: modules, the
 * paths that it tries to resolve them, and the configuration files beside them.
 */
export function viteInputs(root: string): Plugin {
  const note = (kind: InputKind, file: string) => globalThis.__SITE_NOTE__?.(kind, file);
  return {
    name: 'site:inputs',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      for (const file of listLookups(root, fileOf(id), importer)) note('lookup', file);
      return undefined;
    },
    load(id) {
      const file = fileOf(id);
      if (!path.isAbsolute(file)) return;
      for (const config of listConfigs(root, file)) note('file', config);
      note('file', file);
    },
    transform(code, id) {
      for (const folder of listGlobFolders(root, code, fileOf(id))) note('folder', folder);
    },
  };
}

const fileOf = (id: string) => id.split('?')[0] ?? '';

/** Lists the paths, without extension, at which an import may be found. */
function listLookups(root: string, id: string, importer = ''): string[] {
  const folder = path.isAbsolute(importer) ? path.dirname(fileOf(importer)) : root;
  if (path.isAbsolute(id)) return [existsSync(id) ? id : path.join(root, id)];
  if (id.startsWith('.')) return folder.includes('/node_modules/') ? [] : [path.join(folder, id)];
  const [name] = /^(?:@[^/]+\/)?[^@#/:\0][^/:\0]*(?=\/|$)/.exec(id) ?? [];
  if (name === undefined) return [];
  const places = foldersAbove(folder).map((above) => path.join(above, 'node_modules', name));
  return places.slice(0, places.findIndex((place) => existsSync(place)) + 1);
}

/** Lists the files that determine how a module is compiled: package.json and tsconfig.json. */
function listConfigs(root: string, file: string): string[] {
  const isInside = file.startsWith(root + path.sep);
  const folders = foldersAbove(path.dirname(file)).filter((at) => !isInside || at.startsWith(root));
  return folders.flatMap((at) => [path.join(at, 'package.json'), path.join(at, 'tsconfig.json')]);
}

/** Lists a folder and its parents, innermost first. */
function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

/** Lists the folders in which a module finds files by a glob pattern. */
function listGlobFolders(root: string, code: string, file: string): string[] {
  const calls = code.match(/import\.meta\.glob\b[^;]*|\bimport\(\s*`[^`]*\$\{/g) ?? [];
  const patterns = calls.flatMap((call) => [...call.matchAll(/['"`]!?([./@][^'"`*?{$]*)/g)]);
  return patterns.flatMap(([, pattern = '']) => {
    const base = pattern.replace(/[^/]*$/, '').replace(/^(?:@site)?\//, `${root}/`);
    const top = path.resolve(path.dirname(file), base);
    return ['', ...globSync('**/', { cwd: top })].map((name) => path.join(top, name));
  });
}
