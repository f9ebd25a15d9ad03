import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundledModulesName, listNotedModules, noteModules } from './bundled-modules.ts';

/**
 * The Vite plugin: writes the list of sources of the browser scripts when the client has been bundled, after the
 * server, which bundles the boot scripts and the playground.
 * @param folder the folder for the list
 */
export function viteBundledModules({ root, folder }: { root: string; folder: string }): Plugin {
  return {
    name: 'site:bundled-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      noteModules(Object.values(bundle).flatMap((made) => (made.type === 'chunk' ? [made] : [])));
      const list = JSON.stringify(listNotedModules(root));
      writeFileSync(path.join(folder, bundledModulesName), list);
    },
  };
}
