import type { RolldownPluginOption } from 'rolldown';
import type { Connect, Plugin } from 'vite';
import { invalidateModule } from '../../../dev/invalidate-module.ts';
import type { ContentEvents } from '../../../dev/notify-pages.ts';
import { noteModules } from '../../../publish/bundle/bundled-modules.ts';
import { bundlePlayground, type PlaygroundBundle, type ScriptName } from './bundle-playground.ts';
import { cacheScript } from './cache-script.ts';
import { makeFrameScript } from './frame-script.ts';
import { isPlaygroundData } from './playground-data.ts';
import { firstProjectId } from './vite-first-project.ts';

export type PlaygroundOptions = {
  root: string;
  baseUrl: string;
  /** The plugins that generate virtual modules of the editor. */
  plugins: readonly RolldownPluginOption[];
};

/** The scripts of each virtual module, and the prefix of its exports. */
const offered = 'virtual:playground';
const offeredScripts: readonly ScriptName[] = ['editor', 'compiler', 'types'];

/** The scripts of the frames are inline in their pages, by the virtual module of each. */
const inlineScripts: Readonly<Record<string, ScriptName>> = {
  'virtual:compiler-frame': 'frame',
  'virtual:preview-frame': 'preview',
};

/**
 * The Vite plugin: bundles the playground separately from the app, and provides it as `virtual:playground`, and the
 * scripts of the two frames as `virtual:compiler-frame` and `virtual:preview-frame`. File names contain digests. The
 * development server bundles a script when a page requests it.
 */
export function vitePlayground({ root, baseUrl, plugins }: PlaygroundOptions): Plugin {
  let dev = false;
  const bundles = new Map<ScriptName, Promise<PlaygroundBundle>>();
  const edited = new Set<ScriptName>();
  const bundleScript = (name: ScriptName) => {
    const names = dev ? 'assets/[name].js' : 'assets/[name]-[hash].js';
    const options = { root, baseUrl, names, plugins };
    // This process has loaded the code of plugins before an edit.
    const make = () =>
      edited.has(name) ? bundlePlayground([name], options) : cacheScript(name, options);
    const bundling = bundles.get(name) ?? make();
    bundles.set(name, bundling);
    bundling.catch(() => bundles.get(name) === bundling && bundles.delete(name));
    // Records the modules, because this bundler runs outside of Vite.
    return bundling.then((bundled) => {
      noteModules([{ moduleIds: bundled.modules }]);
      return bundled;
    });
  };
  const bundle = async (names: readonly ScriptName[]): Promise<PlaygroundBundle> => {
    const bundled: PlaygroundBundle[] = [];
    for (const name of names) bundled.push(await bundleScript(name));
    return {
      entries: Object.assign({}, ...bundled.map(({ entries }) => entries)),
      scripts: bundled.flatMap(({ scripts }) => scripts),
      modules: bundled.flatMap(({ modules }) => modules),
    };
  };
  /** @returns whether the playground has changed */
  const forget = async (file: string): Promise<boolean> => {
    let isOther = isPlaygroundData(root, file);
    const drop = (name: ScriptName) => {
      isOther = true;
      bundles.delete(name);
      edited.add(name);
    };
    // At once: a page may reload while bundles are being made.
    if (isOther) drop('editor');
    for (const [name, made] of bundles) {
      const { modules } = await made.catch(() => ({ modules: [file] }));
      if (modules.includes(file)) drop(name);
    }
    return isOther;
  };
  return {
    name: 'site:playground',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (id === offered || Object.hasOwn(inlineScripts, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        const name = id.startsWith('\0') ? inlineScripts[id.slice(1)] : undefined;
        if (name) {
          const frame = makeFrameScript(await bundleScript(name));
          return `export const frame = ${JSON.stringify(frame)};`;
        }
        if (id !== `\0${offered}`) return undefined;
        return writeModule(
          baseUrl,
          dev ? namesOf(offeredScripts) : (await bundle(offeredScripts)).entries,
        );
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { scripts } = await bundle(offeredScripts);
      for (const { name, code } of scripts)
        this.emitFile({ type: 'asset', fileName: name, source: code });
    },
    configureServer(server) {
      server.middlewares.use(serveScripts(baseUrl, bundle));
      const follow = async (file: string) => {
        const forgetting = forget(file);
        if (isPlaygroundData(root, file)) invalidateModule(server, `\0${firstProjectId}`);
        if (!(await forgetting)) return;
        invalidateModule(server, `\0${firstProjectId}`);
        for (const id of Object.keys(inlineScripts)) invalidateModule(server, `\0${id}`);
        const data: ContentEvents['site:reload'] = { pathname: `${baseUrl}playground/` };
        server.environments.client.hot.send({ type: 'custom', event: 'site:reload', data });
      };
      server.watcher.on('add', follow).on('unlink', follow).on('change', follow);
    },
  };
}

const namesOf = (names: readonly ScriptName[]) =>
  Object.fromEntries(names.map((name) => [name, `assets/playground-${name}.js`]));

function writeModule(baseUrl: string, entries: Record<string, string>): string {
  const urls = Object.entries(entries).map(([name, file]) => [name, baseUrl + file]);
  return `export const playgroundUrls = ${JSON.stringify(Object.fromEntries(urls))};`;
}

function serveScripts(
  base: string,
  bundle: (names: readonly ScriptName[]) => Promise<PlaygroundBundle>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [name = ''] = url.slice(base.length).split('?');
    if (!name.startsWith('assets/playground-')) return next();
    bundle(offeredScripts).then(({ scripts }) => {
      const script = scripts.find((candidate) => candidate.name === name);
      if (!script) return next();
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(script.code);
    }, next);
  };
}
