import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
function listNotedModules(root: string): string[] {
  const files = Array.from(noted, (id) => {
    const file = id.replace(/^\0/, '').replace(/\?.*$/s, '');
    return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : file;
  });
  return [...new Set(files)].sort();
}

/**
 * The Vite plugin: writes the list of sources of the browser scripts when the client has been bundled, after the
 * server, which bundles the boot scripts and the playground, and the list of scripts that are loaded on demand.
 * @param folder the folder for the lists
 */
export function viteBundledModules({ root, folder }: { root: string; folder: string }): Plugin {
  return {
    name: 'site:bundled-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      noteModules(chunks);
      const list = JSON.stringify(listNotedModules(root));
      writeFileSync(path.join(folder, bundledModulesName), list);
      const late = JSON.stringify(listLateScripts(root, chunks));
      writeFileSync(path.join(folder, lateScriptsName), late);
    },
  };
}

/** The files of each module that is only imported on demand, by its path from the root. */
function listLateScripts(
  root: string,
  chunks: readonly Rolldown.OutputChunk[],
): Record<string, string[]> {
  const late = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  return Object.fromEntries(
    late.map(({ facadeModuleId, fileName, imports }) => [
      path.relative(root, facadeModuleId ?? '').replaceAll(path.sep, '/'),
      [fileName, ...imports],
    ]),
  );
}
