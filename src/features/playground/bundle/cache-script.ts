import path from 'node:path';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import {
  type BundleOptions,
  bundlePlayground,
  entryOf,
  type PlaygroundBundle,
  type ScriptName,
} from './bundle-playground.ts';
import { listDataModules } from './playground-data.ts';

const maker = 'src/features/playground/bundle/cache-script.ts';

/**
 * Bundles a script of the playground, or reuses the result of an earlier process for the same code, packages and
 * data: compilers and the type checker are most of what a build bundles.
 * @returns like `bundlePlayground`
 */
export async function cacheScript(
  script: ScriptName,
  options: BundleOptions,
): Promise<PlaygroundBundle> {
  const { root, baseUrl, names } = options;
  const cache = openToolCache(root, maker, entryOf(script));
  const input = [script, baseUrl, names, script === 'editor' && (await readData(root))];
  const stored = cache.find(input);
  if (stored !== undefined) return nameModules(JSON.parse(stored), './', `${root}/`);
  const bundled = await bundlePlayground([script], options);
  const codeFiles = new Set(cache.listCode().map((name) => path.join(root, name)));
  // Edits of other files wouldn't be noticed.
  const isKnown = (id: string) =>
    !path.isAbsolute(id) || id.includes('/node_modules/') || codeFiles.has(id);
  if (bundled.modules.every(isKnown)) {
    cache.store(input, JSON.stringify(nameModules(bundled, `${root}/`, './')));
  }
  return bundled;
}

/** Names the modules in one folder by another path of it. */
function nameModules(
  { modules, ...bundle }: PlaygroundBundle,
  from: string,
  to: string,
): PlaygroundBundle {
  const name = (id: string) => (id.startsWith(from) ? to + id.slice(from.length) : id);
  return { ...bundle, modules: modules.map(name) };
}

/** The content of the modules that plugins generate for the editor. */
const readData = (root: string) =>
  Promise.all(Object.values(listDataModules(root)).map((write) => write()));
