import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { docsearchPatches } from './docsearch-patches.ts';
import type { DocSearchPatch } from './patches/docsearch-patch.ts';

const packageFile = /\/@docsearch\/react\/dist\/esm\/([^/?]+\.js)$/;
const ownModule = /^site:search\/([\w-]+\.ts)$/;

/** The Vite plugin: patches the package of the search modal; a patch that no longer fits fails the build. */
export function viteDocSearch(root: string): Plugin {
  let patched: ReadonlyMap<string, string> | undefined;
  return {
    name: 'site:docsearch',
    enforce: 'pre',
    // The development server's pre-bundling would skip this plugin.
    config: () => ({ optimizeDeps: { exclude: ['@docsearch/react'] } }),
    resolveId: {
      filter: { id: ownModule },
      handler: (id) => path.join(root, 'src/features/search/client', id.replace(ownModule, '$1')),
    },
    load: {
      filter: { id: packageFile },
      handler(id) {
        patched ??= patchFiles(readModalFiles(), docsearchPatches);
        return patched.get(packageFile.exec(id)?.[1] ?? '');
      },
    },
  };
}

/** The modal's entry file and all files of the package that it imports, by name. */
export function readModalFiles(): Map<string, string> {
  const entry = createRequire(import.meta.url).resolve('@docsearch/react/modal');
  const files = new Map<string, string>();
  const names = [path.basename(entry)];
  for (const name of names) {
    if (files.has(name)) continue;
    const code = readFileSync(path.join(path.dirname(entry), name), 'utf8');
    files.set(name, code);
    names.push(...Array.from(code.matchAll(/from "\.\/([^"/]+)"/g), ([, other = '']) => other));
  }
  return files;
}

/**
 * Applies patches, whichever file each edit is in.
 * @throws Error with every edit whose text is not there exactly once
 */
export function patchFiles(
  files: ReadonlyMap<string, string>,
  patches: readonly DocSearchPatch[],
): Map<string, string> {
  const patched = new Map(files);
  const misfits: string[] = [];
  for (const { problem, imports, edits } of patches) {
    const edited = new Set<string>();
    for (const [find, replacement] of edits) {
      const found = [...patched].flatMap(([name, code]) =>
        Array.from({ length: code.split(find).length - 1 }, () => name),
      );
      const [name = ''] = found;
      if (found.length === 1) {
        patched.set(
          name,
          (patched.get(name) ?? '').replace(find, () => replacement),
        );
        edited.add(name);
      } else misfits.push(`"${problem}": found ${found.length} times: ${find}`);
    }
    if (imports) for (const name of edited) patched.set(name, `${imports}\n${patched.get(name)}`);
  }
  if (misfits.length === 0) return patched;
  throw new Error(
    `@docsearch/react has changed. The bundled files must contain each text that a patch replaces exactly once:\n  ${misfits.join('\n  ')}`,
  );
}
