import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { bundledModulesName, listNotedModules, noteModules } from './bundled-modules.ts';

/**
 * The Vite plugin: writes down what the scripts for browsers are made of. The client is bundled after
 * the server, for which the boot scripts and the playground were.
 * @param folder where the list is written
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
