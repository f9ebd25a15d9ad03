import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type BundledPackage = {
  name: string;
  version: string;
  /** The package's license identifier, such as `MIT`. */
  license: string;
  folder: string;
  /** The folders of the package's modules in scripts. */
  modules: readonly string[];
  /** True if a bundler added only a helper of its own. */
  isHelper: boolean;
};

type Found = { folder: string; module: string; isHelper: boolean };

/**
 * Finds the packages whose code is in scripts.
 * @param ids module ids: files as paths from the root, and names of virtual modules
 */
export function findBundledPackages(root: string, ids: readonly string[]): BundledPackage[] {
  const modules = ids.flatMap((id): Found[] => {
    const file = path.resolve(root, id);
    const installed = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
    if (installed) return [{ folder: installed, module: file, isHelper: false }];
    if (id.startsWith('../')) return findLinked(file);
    return findHelper(root, id);
  });
  const byFolder = Map.groupBy(modules, ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, modulesOfPackage]) => {
    const modules = modulesOfPackage.map(({ module }) => module);
    const isHelper = modulesOfPackage.every((entry) => entry.isHelper);
    return readPackage(folder, modules, isHelper) ?? [];
  });
}

/** @returns undefined if the folder has no package, or one that isn't published */
export function readPackage(
  folder: string,
  modules: readonly string[] = [],
  isHelper = false,
): BundledPackage | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license, private: isPrivate } = JSON.parse(readFileSync(file, 'utf8'));
  if (isPrivate || typeof name !== 'string') return undefined;
  const identifier = typeof license === 'string' ? license : 'no identifier';
  return { name, version: String(version), license: identifier, folder, modules, isHelper };
}

/** A package in a folder that is linked into the project. */
function findLinked(file: string): Found[] {
  for (let at = path.dirname(file); at !== path.dirname(at); at = path.dirname(at)) {
    if (readPackage(at)) return [{ folder: at, module: file, isHelper: false }];
  }
  return [];
}

/** Helpers have the bundler's name: `vite/preload-helper.js`. */
function findHelper(root: string, id: string): Found[] {
  const [, name] = /^((?:@[\w.-]+\/)?[\w.-]+)\//.exec(id) ?? [];
  const folder = name && path.join(root, 'node_modules', name);
  if (!folder || existsSync(path.join(root, id)) || !existsSync(folder)) return [];
  return [{ folder, module: path.join(folder, 'package.json'), isHelper: true }];
}
