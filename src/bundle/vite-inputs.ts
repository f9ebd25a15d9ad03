import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The Vite plugin: notes the files of the project that a build read, so that a later build knows
 * whether the bundle is still right.
 * @param file where the list is written, as JSON
 */
export function viteInputs({ root, file }: { root: string; file: string }): Plugin {
  const inputs = new Set<string>();
  return {
    name: 'site:inputs',
    apply: 'build',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const name = path.relative(root, id.split('?')[0] ?? '');
        const isOwn = !name.startsWith('..') && !name.startsWith('node_modules');
        if (isOwn && path.isAbsolute(id) && existsSync(path.join(root, name))) inputs.add(name);
      }
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...inputs].sort()));
    },
  };
}
