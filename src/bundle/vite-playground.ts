import type { RolldownPluginOption } from 'rolldown';
import type { Connect, Plugin } from 'vite';
import { bundlePlayground, type PlaygroundBundle } from './bundle-playground.ts';

const playgroundId = 'virtual:playground';

export type PlaygroundOptions = {
  root: string;
  baseUrl: string;
  /** What makes the modules that the editor asks for and no file is. */
  plugins: readonly RolldownPluginOption[];
};

/**
 * The Vite plugin: bundles the playground apart from the app, and offers it as `virtual:playground`.
 * Names hold digests. The development server bundles it when its page asks for it.
 */
export function vitePlayground({ root, baseUrl, plugins }: PlaygroundOptions): Plugin {
  let dev = false;
  let bundle: Promise<PlaygroundBundle> | undefined;
  const getBundle = () => {
    const names = dev ? 'assets/[name].js' : 'assets/[name]-[hash].js';
    const made = bundle ?? bundlePlayground({ root, baseUrl, names, plugins });
    bundle = made;
    made.catch(() => {
      bundle = undefined;
    });
    return made;
  };
  return {
    name: 'site:playground',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: (id) => (id === playgroundId ? `\0${playgroundId}` : undefined),
    async load(id) {
      if (id !== `\0${playgroundId}`) return undefined;
      if (dev) return writeModule({ baseUrl, entries: devEntries, scripts: [] });
      const { entries, scripts, sources } = await getBundle();
      // The bundler has read them without anybody noticing.
      for (const file of sources) globalThis.__SITE_NOTE__?.('file', file);
      return writeModule({ baseUrl, entries, scripts });
    },
    configureServer({ middlewares, watcher }) {
      middlewares.use(serveScripts(baseUrl, getBundle));
      const forget = async (file: string) => {
        if ((await bundle)?.sources.includes(file)) bundle = undefined;
      };
      watcher.on('change', (file) => void forget(file).catch(() => {}));
    },
  };
}

const devEntries = {
  editor: 'assets/playground-editor.js',
  compiler: 'assets/playground-compiler.js',
  preview: 'assets/playground-preview.js',
};

function writeModule({
  baseUrl,
  entries,
  scripts,
}: Pick<PlaygroundBundle, 'entries' | 'scripts'> & { baseUrl: string }): string {
  const urls = Object.entries(entries).map(([part, name]) => [part, baseUrl + name]);
  return [
    `export const playgroundUrls = ${JSON.stringify(Object.fromEntries(urls))};`,
    `export const playgroundFiles = ${JSON.stringify(scripts)};`,
  ].join('\n');
}

function serveScripts(
  base: string,
  getBundle: () => Promise<PlaygroundBundle>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [name = ''] = url.slice(base.length).split('?');
    if (!name.startsWith('assets/playground-')) return next();
    getBundle().then(({ scripts }) => {
      const script = scripts.find((found) => found.name === name);
      if (!script) return next();
      response.setHeader('content-type', 'text/javascript');
      response.end(script.code);
    }, next);
  };
}
