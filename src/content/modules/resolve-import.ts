import path from 'node:path';
import { fileOfSitePath, moveStatic } from '../site-path.ts';
import { readRawImport } from './raw-import.ts';

/** What an import of a content file means. */
export type ResolvedImport =
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
  if (specifier.startsWith('@theme/')) {
    return { kind: 'theme', name: specifier.slice('@theme/'.length) };
  }
  const ofSite = fileOfSitePath(specifier);
  const isRelative = specifier.startsWith('.');
  const beside = path.posix.join(path.posix.dirname(from), specifier);
  const file = isRelative ? moveStatic(beside) : ofSite;
  if (file === undefined) return { kind: 'module', id: specifier };
  return /\.mdx?$/.test(file) ? { kind: 'content', file } : { kind: 'module', id: `/${file}` };
}
