import type { RolldownPluginOption } from 'rolldown';
import type { Connect, Plugin } from 'vite';
import { invalidateModule } from '../../../dev/invalidate-module.ts';
import type { ContentEvents } from '../../../dev/notify-pages.ts';
import { noteModules } from '../../../publish/bundle/bundled-modules.ts';
import { bundlePlayground, type Part, type PlaygroundBundle } from './bundle-playground.ts';
import { cachePart } from './cache-part.ts';
import { makeFrameScript } from './frame-script.ts';
import { isPlaygroundData } from './playground-data.ts';
import { firstProjectId } from './vite-first-project.ts';

export type PlaygroundOptions = {
  root: string;
  baseUrl: string;
  /** The plugins that generate virtual modules of the editor. */
  plugins: readonly RolldownPluginOption[];
};

/** The parts of each virtual module, and the prefix of its exports. */
const offered = 'virtual:playground';
const offeredParts: readonly Part[] = ['editor', 'compiler', 'types'];

/** The scripts of the frames are inline in their pages, by the virtual module of each. */
const inlineParts: Readonly<Record<string, Part>> = {
  'virtual:compiler-frame': 'frame',
  'virtual:preview-frame': 'preview',
};

/**
 * The Vite plugin: bundles the playground separately from the app, and provides it as `virtual:playground`, and the
 * scripts of the two frames as `virtual:compiler-frame` and `virtual:preview-frame`. File names contain digests. The
 * development server bundles a part when a page requests it.
 */
export function vitePlayground({ root, baseUrl, plugins }: PlaygroundOptions): Plugin {
  let dev = false;
  const bundles = new Map<Part, Promise<PlaygroundBundle>>();
  const edited = new Set<Part>();
  const bundlePart = (part: Part) => {
    const names = dev ? 'assets/[name].js' : 'assets/[name]-[hash].js';
    const options = { root, baseUrl, names, plugins };
    // This process has loaded the code of plugins before an edit.
    const make = () =>
      edited.has(part) ? bundlePlayground([part], options) : cachePart(part, options);
    const bundling = bundles.get(part) ?? make();
    bundles.set(part, bundling);
    bundling.catch(() => bundles.get(part) === bundling && bundles.delete(part));
    // Records the modules, because this bundler runs outside of Vite.
    return bundling.then((bundled) => {
      noteModules([{ moduleIds: bundled.modules }]);
      return bundled;
    });
  };
  const bundle = async (parts: readonly Part[]): Promise<PlaygroundBundle> => {
    const bundled: PlaygroundBundle[] = [];
    for (const part of parts) bundled.push(await bundlePart(part));
    return {
      entries: Object.assign({}, ...bundled.map(({ entries }) => entries)),
      scripts: bundled.flatMap(({ scripts }) => scripts),
      modules: bundled.flatMap(({ modules }) => modules),
    };
  };
  /** @returns whether the playground has changed */
  const forget = async (file: string): Promise<boolean> => {
    let isOther = isPlaygroundData(root, file);
    const drop = (part: Part) => {
      isOther = true;
      bundles.delete(part);
      edited.add(part);
    };
    // At once: a page may reload while bundles are being made.
    if (isOther) drop('editor');
    for (const [part, made] of bundles) {
      const { modules } = await made.catch(() => ({ modules: [file] }));
      if (modules.includes(file)) drop(part);
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
      handler: (id) => (id === offered || Object.hasOwn(inlineParts, id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        const part = id.startsWith('\0') ? inlineParts[id.slice(1)] : undefined;
        if (part) {
          const frame = makeFrameScript(await bundlePart(part));
          return `export const frame = ${JSON.stringify(frame)};`;
        }
        if (id !== `\0${offered}`) return undefined;
        return writeModule(
          baseUrl,
          dev ? namesOf(offeredParts) : (await bundle(offeredParts)).entries,
        );
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { scripts } = await bundle(offeredParts);
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
        for (const id of Object.keys(inlineParts)) invalidateModule(server, `\0${id}`);
        const data: ContentEvents['site:reload'] = { pathname: `${baseUrl}playground/` };
        server.environments.client.hot.send({ type: 'custom', event: 'site:reload', data });
      };
      server.watcher.on('add', follow).on('unlink', follow).on('change', follow);
    },
  };
}

const namesOf = (parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, `assets/playground-${part}.js`]));

function writeModule(baseUrl: string, entries: Record<string, string>): string {
  const urls = Object.entries(entries).map(([part, file]) => [part, baseUrl + file]);
  return `export const playgroundUrls = ${JSON.stringify(Object.fromEntries(urls))};`;
}

function serveScripts(
  base: string,
  bundle: (parts: readonly Part[]) => Promise<PlaygroundBundle>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [name = ''] = url.slice(base.length).split('?');
    if (!name.startsWith('assets/playground-')) return next();
    bundle(offeredParts).then(({ scripts }) => {
      const script = scripts.find((candidate) => candidate.name === name);
      if (!script) return next();
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(script.code);
    }, next);
  };
}
