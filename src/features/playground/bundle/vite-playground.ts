import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RolldownPluginOption } from 'rolldown';
import type { Connect, Plugin } from 'vite';
import { noteModules } from '../../../browser-bundle/bundled-modules.ts';
import { invalidateModule } from '../../../dev/invalidate-module.ts';
import type { ContentEvents } from '../../../dev/notify-pages.ts';
import { bundlePlayground, type Part, type PlaygroundBundle } from './bundle-playground.ts';
import { cachePart } from './cache-part.ts';
import { isPlaygroundData } from './playground-data.ts';
import { firstProjectId } from './vite-first-project.ts';

export type PlaygroundOptions = {
  root: string;
  baseUrl: string;
  /** The plugins that generate virtual modules of the editor. */
  plugins: readonly RolldownPluginOption[];
};

/** The parts of each virtual module, and the prefix of its exports. */
const offered: Readonly<Record<string, { name: string; parts: readonly Part[] }>> = {
  'virtual:playground': { name: 'playground', parts: ['editor', 'compiler', 'types'] },
  'virtual:preview': { name: 'preview', parts: ['preview'] },
};

/** The script of the compiler's frame is inline in its page. */
const inline = 'virtual:compiler-frame';
const inlineParts: readonly Part[] = ['frame'];

/**
 * The Vite plugin: bundles the playground separately from the app, and provides it as `virtual:playground`, the
 * script of the preview's frame as `virtual:preview`, and that of the compiler's frame as
 * `virtual:compiler-frame`. File names contain digests. The development server bundles a part when a page requests
 * it.
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
    const made = bundles.get(part) ?? make();
    bundles.set(part, made);
    made.catch(() => bundles.get(part) === made && bundles.delete(part));
    // Records the modules, because this bundler runs outside of Vite.
    return made.then((bundled) => {
      noteModules([{ moduleIds: bundled.modules }]);
      for (const id of bundled.modules.filter(path.isAbsolute)) {
        globalThis.__SITE_NOTE__?.('file', id.replace(/\?.*$/s, ''));
      }
      return bundled;
    });
  };
  const bundle = async (parts: readonly Part[]): Promise<PlaygroundBundle> => {
    const made: PlaygroundBundle[] = [];
    for (const part of parts) made.push(await bundlePart(part));
    return {
      entries: Object.assign({}, ...made.map(({ entries }) => entries)),
      scripts: made.flatMap(({ scripts }) => scripts),
      modules: made.flatMap(({ modules }) => modules),
    };
  };
  /** @returns whether the playground has changed */
  const forget = async (file: string): Promise<boolean> => {
    const isData = isPlaygroundData(root, file);
    let isOther = isData;
    for (const [part, made] of bundles) {
      const { modules } = await made.catch(() => ({ modules: [file] }));
      if (!modules.includes(file) && !(isData && part === 'editor')) continue;
      isOther = true;
      bundles.delete(part);
      edited.add(part);
    }
    return isOther;
  };
  return {
    name: 'site:playground',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: (id) => (Object.hasOwn(offered, id) || id === inline ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${inline}`) return writeInline(await bundle(inlineParts));
      const found = id.startsWith('\0') ? offered[id.slice(1)] : undefined;
      if (!found) return undefined;
      const { name, parts } = found;
      if (dev) return writeModule(name, baseUrl, { entries: namesOf(parts), scripts: [] });
      const made = await bundle(parts);
      return writeModule(name, baseUrl, made);
    },
    configureServer(server) {
      server.middlewares.use(serveScripts(baseUrl, bundle));
      const follow = async (file: string) => {
        if (!(await forget(file))) return;
        invalidateModule(server, `\0${firstProjectId}`);
        invalidateModule(server, `\0${inline}`);
        const data: ContentEvents['site:reload'] = { pathname: `${baseUrl}playground/` };
        server.environments.client.hot.send({ type: 'custom', event: 'site:reload', data });
      };
      server.watcher.on('add', follow).on('unlink', follow).on('change', follow);
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

function writeInline({ scripts }: PlaygroundBundle): string {
  const code = scripts[0]?.code.trim() ?? '';
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return `export const compilerFrame = ${JSON.stringify({ code, hash })};`;
}

function serveScripts(
  base: string,
  bundle: (parts: readonly Part[]) => Promise<PlaygroundBundle>,
): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [name = ''] = url.slice(base.length).split('?');
    if (!name.startsWith('assets/playground-')) return next();
    const all = Object.values(offered).map(({ parts }) => parts);
    // Chunks have other names, and belong to the editor.
    const parts = all.find((one) => Object.values(namesOf(one)).includes(name)) ?? all[0] ?? [];
    bundle(parts).then(({ scripts }) => {
      const script = scripts.find((found) => found.name === name);
      if (!script) return next();
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'no-store');
      response.end(script.code);
    }, next);
  };
}
