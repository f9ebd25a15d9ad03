import path from 'node:path';
import type { Plugin } from 'vite';
import { docsearchMends } from './docsearch-mends.ts';

const packageFile = /\/@docsearch\/react\/dist\/esm\/([^/?]+)$/;
const ownModule = /^site:search\/([\w-]+\.ts)$/;

/**
 * The Vite plugin: mends what the package of the search's modal does wrong, on the way into the
 * bundle. A place that is no longer as it was stops the build.
 */
export function viteDocSearch(root: string): Plugin {
  const seen = new Set<string>();
  return {
    name: 'site:docsearch',
    enforce: 'pre',
    // What the development server bundles ahead goes past this.
    config: () => ({ optimizeDeps: { exclude: ['@docsearch/react'] } }),
    resolveId: {
      filter: { id: ownModule },
      handler: (id) => path.join(root, 'src/features/search/client', id.replace(ownModule, '$1')),
    },
    transform: {
      filter: { id: packageFile },
      handler(code, id) {
        const file = packageFile.exec(id)?.[1] ?? '';
        seen.add(file);
        return mendDocSearch(file, code);
      },
    },
    buildEnd(error) {
      if (error || seen.size === 0) return;
      const missing = Object.keys(docsearchMends).find((file) => !seen.has(file));
      if (missing)
        this.error(`@docsearch/react: ${missing}, which is mended, is not in use any more`);
    },
  };
}

/**
 * Mends one file of the package.
 * @returns undefined where there is nothing to mend
 * @throws where a place is not there exactly once
 */
export function mendDocSearch(file: string, code: string): string | undefined {
  const mends = docsearchMends[file];
  if (!mends) return undefined;
  let mended = code;
  for (const [reason, places] of Object.entries(mends)) {
    for (const [find, replace] of places) {
      const count = mended.split(find).length - 1;
      if (count !== 1) {
        throw new Error(
          `@docsearch/react: ${file} has a place ${count} times that must be there once, to mend "${reason}": ${find}`,
        );
      }
      mended = mended.replace(find, () => replace);
    }
  }
  return mended;
}
