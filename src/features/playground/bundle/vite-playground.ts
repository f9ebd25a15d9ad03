import type { RolldownPluginOption } from 'rolldown';
import type { Connect, Plugin } from 'vite';
import { bundlePlayground, type Part, type PlaygroundBundle } from './bundle-playground.ts';

export type PlaygroundOptions = {
  root: string;
  baseUrl: string;
  /** What makes the modules that the editor asks for and no file is. */
  plugins: readonly RolldownPluginOption[];
};

/** What is bundled for a module, and what its exports begin with. */
const offered: Readonly<Record<string, { name: string; parts: readonly Part[] }>> = {
  'virtual:playground': { name: 'playground', parts: ['editor', 'compiler'] },
  'virtual:preview': { name: 'preview', parts: ['preview'] },
};

/**
 * The Vite plugin: bundles the playground apart from the app, and offers it as `virtual:playground`,
 * its frame's script as `virtual:preview`. Names hold digests. The development server bundles a part
 * when a page asks for it.
 */
export function vitePlayground({ root, baseUrl, plugins }: PlaygroundOptions): Plugin {
  let dev = false;
  const bundles = new Map<readonly Part[], Promise<PlaygroundBundle>>();
  const bundle = (parts: readonly Part[]) => {
    const names = dev ? 'assets/[name].js' : 'assets/[name]-[hash].js';
    const made = bundles.get(parts) ?? bundlePlayground(parts, { root, baseUrl, names, plugins });
    bundles.set(parts, made);
    made.catch(() => bundles.delete(parts));
    return made;
  };
  return {
    name: 'site:playground',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: (id) => (Object.hasOwn(offered, id) ? `\0${id}` : undefined),
    async load(id) {
      const found = id.startsWith('\0') ? offered[id.slice(1)] : undefined;
      if (!found) return undefined;
      const { name, parts } = found;
      if (dev) return writeModule(name, baseUrl, { entries: namesOf(parts), scripts: [] });
      const made = await bundle(parts);
      // The bundler has read them without anybody noticing.
      for (const file of made.sources) globalThis.__SITE_NOTE__?.('file', file);
      return writeModule(name, baseUrl, made);
    },
    configureServer({ middlewares, watcher }) {
      middlewares.use(serveScripts(baseUrl, bundle));
      watcher.on('change', async (file) => {
        for (const [parts, made] of bundles) {
          const { sources } = await made.catch(() => ({ sources: [file] }));
          if (sources.includes(file)) bundles.delete(parts);
        }
      });
    },
  };
}

const namesOf = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, `assets/playground-${part}.js`]));

function writeModule(
  name: string,
  baseUrl: string,
  { entries, scripts }: Pick<PlaygroundBundle, 'entries' | 'scripts'>,
): string {
  const urls = Object.entries(entries).map(([part, file]) => [part, baseUrl + file]);
  return [
    `export const ${name}Urls = ${JSON.stringify(Object.fromEntries(urls))};`,
    `export const ${name}Files = ${JSON.stringify(scripts)};`,
  ].join('\n');
}

function serveScripts(
  base: string,
  bundle: (parts: readonly Part[]) => Promise<PlaygroundBundle>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [name = ''] = url.slice(base.length).split('?');
    if (!name.startsWith('assets/playground-')) return next();
    const all = Object.values(offered).map(({ parts }) => parts);
    // What comes later has names of its own, and belongs to the editor.
    const parts = all.find((one) => Object.values(namesOf(one)).includes(name)) ?? all[0] ?? [];
    bundle(parts).then(({ scripts }) => {
      const script = scripts.find((found) => found.name === name);
      if (!script) return next();
      response.setHeader('content-type', 'text/javascript');
      response.end(script.code);
    }, next);
  };
}
