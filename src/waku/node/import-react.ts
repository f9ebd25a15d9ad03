import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DevEnvironment, Plugin } from 'vite';

declare global {
  /** The function with which the renderer loads client components, as from its bundler. */
  var __webpack_require__: ((id: string) => unknown) | undefined;
  var __vite_rsc_require__: ((id: string) => unknown) | undefined;
}

/**
 * The Vite plugin: in dev, Node.js itself imports Vite's bundles of React and its renderers. Vite would process
 * the 2 MB at each start, which takes half as long as a page, to change one name in them; Node.js caches their
 * compiled code.
 */
export function importReact(): Plugin {
  return {
    name: 'site:import-react',
    apply: 'serve',
    configureServer({ environments }) {
      globalThis.__webpack_require__ ??= (id) => globalThis.__vite_rsc_require__?.(id);
      for (const name of ['rsc', 'ssr']) {
        const environment = environments[name];
        if (environment) importDependencies(environment);
      }
    },
  };
}

function importDependencies(environment: DevEnvironment): void {
  const fetchModule = environment.fetchModule.bind(environment);
  environment.fetchModule = async (url, importer, options) => {
    const file = await findDependency(environment, url);
    if (!file) return fetchModule(url, importer, options);
    return { externalize: file, type: 'module' };
  };
}

/** The address of Vite's bundle of a package; undefined for other files, or an outdated bundle. */
async function findDependency(
  { config, depsOptimizer }: DevEnvironment,
  url: string,
): Promise<string | undefined> {
  const [name = '', version] = url.split('?v=');
  const file = name.startsWith('/@fs/') ? name.slice('/@fs'.length) : path.join(config.root, name);
  if (!version || !depsOptimizer?.isOptimizedDepFile(file)) return undefined;
  const find = () => {
    const { optimized, discovered } = depsOptimizer.metadata;
    return [...Object.values(optimized), ...Object.values(discovered)].find(
      (dependency) => dependency.file === file,
    );
  };
  await find()?.processing;
  // The version is part of the address, because a module can't be imported twice.
  return find()?.browserHash === version ? `${pathToFileURL(file)}?v=${version}` : undefined;
}
