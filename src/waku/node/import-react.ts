import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DevEnvironment, Plugin } from 'vite';

declare global {
  /** What the renderer loads components of the browser with, as its bundler would have it. */
  var __webpack_require__: ((id: string) => unknown) | undefined;
  var __vite_rsc_require__: ((id: string) => unknown) | undefined;
}

/**
 * The Vite plugin: in dev, Node itself imports what Vite has made of React and of its renderers.
 * Vite would put the 2 MB through all of its steps at each start, half a page's worth, to change
 * one name in them; Node keeps them compiled.
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

/** The address of a file that Vite has made of a package; undefined for any other, or an older one. */
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
  // Its address changes with it: nothing can be imported twice.
  return find()?.browserHash === version ? `${pathToFileURL(file)}?v=${version}` : undefined;
}
