import { statSync } from 'node:fs';
import path from 'node:path';
import { findNearestName } from '../../diagnostics/nearest-name.ts';
import { listNames } from '../../node/disk-cache.ts';
import { fileOfSitePath, moveStatic } from '../site-path.ts';

/** What an import of a content file means. */
type ResolvedImport =
  /** One of the site's own components: `@theme/Tabs`. */
  | { kind: 'theme'; name: string }
  /** Another content file, usually a partial; its path from the root. */
  | { kind: 'content'; file: string }
  /** Everything else: a module id for the bundler, relative to the root if it is a file of the project. */
  | { kind: 'module'; id: string };

/**
 * Resolves an import of a content file.
 * @param written as it was written: `./card.tsx`, `@site/content/docs/_part.mdx`, `@theme/Tabs`
 * @param from the file with the import, as a path from the root
 */
export function resolveImport(written: string, from: string): ResolvedImport {
  const raw = readRawImport(written);
  const specifier = raw === undefined ? written : `${raw}?raw`;
  if (/^@theme(?:-original|-init)?\//.test(specifier)) {
    return { kind: 'theme', name: specifier.replace(/^@theme[\w-]*\//, '') };
  }
  const ofSite = fileOfSitePath(specifier);
  const isRelative = specifier.startsWith('.');
  const beside = path.posix.join(path.posix.dirname(from), specifier);
  const file = isRelative ? moveStatic(beside) : ofSite;
  if (file === undefined) return { kind: 'module', id: specifier };
  return /\.mdx?$/.test(file) ? { kind: 'content', file } : { kind: 'module', id: `/${file}` };
}

/**
 * Reads an import of a file as text: `./a.tsx?raw`, or with webpack's marks, which Docusaurus' own instructions use:
 * `!!raw-loader!./a.tsx`, `!!./a.tsx?raw`.
 * @returns the path of the file as it was written; undefined if the import is of another kind
 */
export function readRawImport(specifier: string): string | undefined {
  const [, loaded, raw] = /^!*raw-loader!(.+)$|^!*(.+)\?raw$/.exec(specifier) ?? [];
  return loaded ?? raw;
}

/**
 * The file of a module of the project that an import leads to.
 * @param from the importing file, as a path from the root
 * @returns undefined for packages, content, and files that are imported as something else
 */
export function findOwnModule(root: string, from: string, specifier: string): string | undefined {
  const resolved = resolveImport(specifier, from);
  if (resolved.kind !== 'module' || !resolved.id.startsWith('/')) return undefined;
  const [name = '', query] = resolved.id.slice(1).split('?');
  if (query !== undefined || name.startsWith('../')) return undefined;
  // In TypeScript an import may name what its module will be.
  return findModuleFile(root, name) ?? findModuleFile(root, name.replace(/\.jsx?$/, ''));
}

/** In the order in which the bundler tries them. */
const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/**
 * The file that an import refers to: the path itself, with an extension, or a folder's index.
 * @param name path from the root
 */
export function findModuleFile(root: string, name: string): string | undefined {
  const candidates = [name, ...endings.map((ending) => name + ending)];
  const ofFolder = endings.map((ending) => `${name}/index${ending}`);
  return [...candidates, ...ofFolder].find((candidate) =>
    statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
}

/** The hint for a missing file: the most similar name in its folder. */
export function suggestFile(root: string, name: string): string {
  const folder = path.posix.dirname(name);
  const near = findNearestName(path.posix.basename(name), listNames(path.join(root, folder)));
  return near
    ? `Did you mean ${near}, which is in ${folder}/?`
    : 'Write the path of the file relative to this one, or from the root as @site/….';
}
