import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBundleErrors } from '../../check/failures/bundle-errors.ts';

/** The file in the bundle's folder with the reasons why bundling failed. */
export const bundleFaultsName = 'faults.json';

/**
 * The Vite plugin: records why a build failed, as faults instead of a log.
 * @param folder the folder for the list, which is JSON
 */
export function viteFaults({ root, folder }: { root: string; folder: string }): Plugin {
  const note = (error?: Error) => {
    if (!error) return;
    mkdirSync(folder, { recursive: true });
    const faults = readBundleErrors(root, error);
    writeFileSync(path.join(folder, bundleFaultsName), JSON.stringify(faults));
  };
  return { name: 'site:faults', apply: 'build', buildEnd: note, renderError: note };
}
