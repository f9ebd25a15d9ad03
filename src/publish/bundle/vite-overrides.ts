import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { overridesFolder, replaceableFolder } from '../../content/modules/overrides.ts';

/**
 * The Vite plugin for overrides: all imports of a component of the site get the author's component of the same
 * file name instead. Only overrides themselves can still import the original.
 */
export function viteOverrides(root: string): Plugin {
  const overrides = path.join(root, overridesFolder);
  const components = path.join(root, replaceableFolder);
  return {
    name: 'site:overrides',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.tsx$/ },
      handler(id, importer) {
        if (!importer || importer.startsWith(overrides + path.sep)) return undefined;
        const file = path.resolve(path.dirname(importer), id);
        const override = path.join(overrides, path.basename(file));
        return path.dirname(file) === components && existsSync(override) ? override : undefined;
      },
    },
  };
}
