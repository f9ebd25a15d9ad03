import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBundleErrors } from '../../check/failures/bundle-errors.ts';

/** The file in the bundle's folder with the reasons why bundling failed. */
export const bundleDiagnosticsName = 'diagnostics.json';

/**
 * The Vite plugin: records why a build failed, as diagnostics instead of a log.
 * @param folder the folder for the list, which is JSON
 */
export function viteDiagnostics({ root, folder }: { root: string; folder: string }): Plugin {
  const note = (error?: Error) => {
    if (!error) return;
    mkdirSync(folder, { recursive: true });
    const diagnostics = readBundleErrors(root, error);
    writeFileSync(path.join(folder, bundleDiagnosticsName), JSON.stringify(diagnostics));
  };
  return { name: 'site:diagnostics', apply: 'build', buildEnd: note, renderError: note };
}
