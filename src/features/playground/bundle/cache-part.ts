import path from 'node:path';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import {
  type BundleOptions,
  bundlePlayground,
  entryOf,
  type Part,
  type PlaygroundBundle,
} from './bundle-playground.ts';
import { listDataModules } from './playground-data.ts';

const maker = 'src/features/playground/bundle/cache-part.ts';

/**
 * Bundles a part of the playground, or reuses the result of an earlier process for the same code, packages and
 * data: compilers and the type checker are most of what a build bundles.
 * @returns like `bundlePlayground`
 */
export async function cachePart(part: Part, options: BundleOptions): Promise<PlaygroundBundle> {
  const { root, baseUrl, names } = options;
  const cache = openToolCache(root, maker, entryOf(part));
  const input = [part, baseUrl, names, part === 'editor' && (await readData(root))];
  const kept = cache.find(input);
  if (kept !== undefined) return nameModules(JSON.parse(kept), './', `${root}/`);
  const made = await bundlePlayground([part], options);
  const known = new Set(cache.listCode().map((name) => path.join(root, name)));
  // Edits of other files wouldn't be noticed.
  const isKnown = (id: string) =>
    !path.isAbsolute(id) || id.includes('/node_modules/') || known.has(id);
  if (made.modules.every(isKnown)) {
    cache.store(input, JSON.stringify(nameModules(made, `${root}/`, './')));
  }
  return made;
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
