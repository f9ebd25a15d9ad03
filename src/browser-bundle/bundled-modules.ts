import path from 'node:path';

type Chunk = { moduleIds: readonly string[] };

/** In a bundle's folder: what the scripts for browsers are made of, as paths from the root. */
export const bundledModulesName = 'bundled-modules.json';

const noted = new Set<string>();

/** Notes what a script for browsers is made of, whichever bundler made it. */
export function noteModules(chunks: readonly Chunk[]): void {
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) noted.add(id);
}

/** All that was noted, sorted: files as paths from the root, and the names of what is no file. */
export function listNotedModules(root: string): string[] {
  const files = Array.from(noted, (id) => {
    const file = id.replace(/^\0/, '').replace(/\?.*$/s, '');
    return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : file;
  });
  return [...new Set(files)].sort();
}
