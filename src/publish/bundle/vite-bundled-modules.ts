import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  bundledModulesName,
  lateScriptsName,
  listNotedModules,
  noteModules,
} from './bundled-modules.ts';

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
      const chunks = Object.values(bundle).flatMap((made) => (made.type === 'chunk' ? [made] : []));
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
