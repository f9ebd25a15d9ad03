import path from 'node:path';

type Chunk = { moduleIds: readonly string[] };

/** The file in a bundle's folder that lists the sources of the browser scripts, as paths from the root. */
export const bundledModulesName = 'bundled-modules.json';

/**
 * The file there with the scripts of each module that is loaded on demand, its own and those that it imports. It ends
 * like a script, because scripts get their last names after the bundler.
 */
export const lateScriptsName = 'late-scripts.json.js';

const noted = new Set<string>();

/** Records the modules of a browser script, whichever bundler made it. */
export function noteModules(chunks: readonly Chunk[]): void {
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) noted.add(id);
}

/** Lists all recorded modules, sorted: files as paths from the root, virtual modules by name. */
export function listNotedModules(root: string): string[] {
  const files = Array.from(noted, (id) => {
    const file = id.replace(/^\0/, '').replace(/\?.*$/s, '');
    return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : file;
  });
  return [...new Set(files)].sort();
}
