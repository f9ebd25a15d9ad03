import type { Plugin } from 'vite';

type Hook = 'resolveId' | 'load' | 'transform';
type Filters = Partial<Record<Hook, { id?: RegExp; code?: RegExp }>>;

const ofWaku = { load: { id: /^\0virtual:vite-rsc-waku\// } };
const useClient = { transform: { code: /use client/ } };

/** What each plugin's hooks handle, as their own first lines test it. */
const filters: Readonly<Record<string, Filters>> = {
  'waku:vite-plugins:adapter-alias': { resolveId: { id: /^waku\/adapters\/default$/ } },
  'waku:vite-plugins:patch-rsdw': {
    resolveId: { id: /^react-server-dom-webpack\// },
    load: { id: /^\0react-server-dom-webpack\// },
  },
  'waku:vite-plugins:private-dir': { load: { id: /^(?!.*\/node_modules\/)\// } },
  'waku:vite-plugins:app-entries': ofWaku,
  'waku:vite-plugins:virtual-config': ofWaku,
  'waku:vite-plugins:not-found': ofWaku,
  'waku:vite-plugins:build-metadata': { load: { id: /^\0virtual:vite-rsc-waku\/build-metadata$/ } },
  'waku:vite-plugins:html-shell': { load: { id: /^(?:index\.html|\0virtual:vite-rsc-waku\/.*)$/ } },
  'waku:vite-plugins:patch-react-dom': { transform: { id: /react-dom[-_]client/ } },
  'waku:vite-plugins:allow-server': useClient,
  'rsc:use-client': useClient,
  'rsc:use-server': { transform: { code: /use server/ } },
  'rsc:rsc-css-export-transform': {
    transform: { code: /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)\b/ },
  },
  '@stylexjs/unplugin': {
    resolveId: { id: /virtual:stylex/ },
    load: { id: /virtual:stylex/ },
    transform: { code: /stylex/ },
  },
  'rsc:virtual-client-package': { resolveId: { id: /^[\w@]/ } },
};

/**
 * The Vite plugin: adds filters to hooks of the framework's plugins in a build. The bundler's native code passes
 * each module to each hook without a filter, also where that does nothing. Not needed once these plugins have filters
 * of their own.
 */
export function narrowHooks(): Plugin {
  return {
    name: 'site:narrow-hooks',
    apply: 'build',
    configResolved: ({ plugins }) => {
      for (const plugin of plugins) narrowPlugin(plugin);
    },
  };
}

/** @throws if the plugin lacks a hook, or has its own filter */
export function narrowPlugin(plugin: Plugin): void {
  for (const [hook, filter] of Object.entries(filters[plugin.name] ?? {})) {
    const original: unknown = Reflect.get(plugin, hook);
    const described = typeof original === 'function' ? { handler: original } : original;
    if (typeof described !== 'object' || described === null || 'filter' in described) {
      throw new Error(`${plugin.name} has another ${hook} than the one that is narrowed`);
    }
    Reflect.set(plugin, hook, { ...described, filter });
  }
}
