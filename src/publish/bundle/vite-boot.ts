import path from 'node:path';
import { type RolldownPluginOption, rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { noteModules } from './bundled-modules.ts';
import { inlineStyles } from './inline-styles.ts';
import { rejectUnresolved } from './reject-unresolved.ts';

const bootId = 'virtual:boot';

type BootOptions = {
  root: string;
  baseUrl: string;
  /** The plugins that generate modules, such as the hooks of features. */
  plugins: readonly RolldownPluginOption[];
};

/**
 * The Vite plugin: bundles the script of every page separately from the app, so that it stays small, and provides
 * its addresses as `virtual:boot`. Modules that it imports on demand are files beside it. File names contain a
 * digest of the content.
 */
export function viteBoot({ root, baseUrl, plugins }: BootOptions): Plugin {
  let dev = false;
  /** The files that the scripts are made of. */
  const sources = new Set<string>();
  return {
    name: 'site:boot',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    resolveId: { filter: { id: /^virtual:boot$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:boot$/ },
      async handler() {
        const scriptOf = async (name: string, format: 'es' | 'iife') => {
          const bundled = await bundleScript(path.join(root, `src/boot/${name}.ts`), format, {
            plugins,
            define: {
              'import.meta.env.BASE_URL': JSON.stringify(baseUrl),
              'import.meta.env.DEV': 'false',
            },
          });
          for (const file of bundled.sources) {
            sources.add(file);
            if (dev) this.addWatchFile(file);
          }
          return bundled.scripts;
        };
        const [theme] = await scriptOf('theme-script', 'iife');
        const [announcing] = await scriptOf('announcing-script', 'iife');
        const [banner] = await scriptOf('base-url-script', 'iife');
        const files = await scriptOf('boot', 'es');
        const entry = files.find(({ isEntry }) => isEntry)?.name;
        const url = baseUrl + (dev ? 'src/boot/boot.ts' : entry);
        // In development the next edit may add an announcement.
        const announces = dev || 'globalThis.__SITE_CONFIG__?.announcementBar';
        return [
          `export const themeScript = ${announces} ? ${JSON.stringify(announcing?.code.trim())} : ${JSON.stringify(theme?.code.trim())};`,
          `export const baseUrlScript = ${JSON.stringify(banner?.code.trim())};`,
          `export const bootUrl = ${JSON.stringify(url)};`,
          `export const bootFiles = ${JSON.stringify(files)};`,
        ].join('\n');
      },
    },
    /** The scripts run once, when a page loads, so an edit of them needs a reload. */
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !sources.has(file)) return;
      const { moduleGraph } = server.environments.rsc ?? {};
      const module = moduleGraph?.getModuleById(`\0${bootId}`);
      if (module) moduleGraph?.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

type Script = { name: string; code: string; isEntry: boolean };

/** Bundles a script and the modules that it imports on demand, each to a file. */
async function bundleScript(
  input: string,
  format: 'es' | 'iife',
  { plugins, define }: Pick<BootOptions, 'plugins'> & { define: Record<string, string> },
): Promise<{ scripts: Script[]; sources: string[] }> {
  const bundle = await rolldown({
    input,
    plugins: [...plugins, inlineStyles()],
    platform: 'browser',
    transform: { define },
    onLog: rejectUnresolved,
  });
  const name = 'assets/[name]-[hash].js';
  const names = { entryFileNames: name, chunkFileNames: name };
  const { output } = await bundle.generate({ format, minify: true, ...names });
  await bundle.close();
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  noteModules(chunks);
  return {
    scripts: chunks.map(({ fileName, code, isEntry }) => ({ name: fileName, code, isEntry })),
    sources: chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => path.isAbsolute(id))),
  };
}
