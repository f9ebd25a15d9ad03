import stylex from '@stylexjs/unplugin';
import type { Plugin, ViteDevServer } from 'vite';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import type { ContentEvents } from '../../../dev/notify-pages.ts';
import { stylexRules } from '../../../waku/patches/stylex-rules.ts';
import { cacheTransforms } from './cache-transforms.ts';
import { stylexPrefix } from './shorten-classes.ts';

/** The style sheet of every page, whatever other ones come before it. */
function isRootSheet(file: string): boolean {
  return file.includes('/_root-');
}

/** Version 17.5, as lightningcss writes it. */
const webkit = (17 << 16) | (5 << 8);

const options = {
  useCSSLayers: true,
  // `shortenClasses` finds them by it.
  classNamePrefix: stylexPrefix,
  cssInjectionTarget: isRootSheet,
  lightningcssOptions: {
    minify: true,
    // Keeps light-dark(): its fallback needs variables that nobody defines.
    targets: { chrome: 123 << 16, firefox: 120 << 16, safari: webkit, ios_saf: webkit },
  },
};

/**
 * The Vite plugin of StyleX, configured for this site. Results are cached on disk for the next process.
 * @param dev whether errors name the places in the source files
 */
export function viteStylex(root: string, dev: boolean): Plugin {
  // Its types lack this option.
  const places = dev ? { babelConfig: { plugins: [keepPlaces] } } : {};
  const plugin = onlyIntoRootSheet(stylex.vite({ ...options, ...places }));
  const cache = openToolCache(root, 'src/publish/bundle/stylex/vite-stylex.ts');
  return transformOnce(
    announceStyles(cacheTransforms(plugin, { root, options: { ...options, dev }, cache })),
  );
}

/** Otherwise the plugin adds all styles once more to a sheet of a bundle without that of every page. */
function onlyIntoRootSheet(plugin: Plugin): Plugin {
  const { generateBundle } = plugin;
  if (typeof generateBundle !== 'function') return plugin;
  return {
    ...plugin,
    generateBundle(output, bundle, isWrite) {
      if (Object.keys(bundle).some(isRootSheet))
        return generateBundle.call(this, output, bundle, isWrite);
    },
  };
}

type BabelOptions = { generatorOpts: { sourceMaps?: boolean } };

/**
 * A plugin of Babel that makes source maps, for which the plugin of StyleX has no option: in dev, errors name the
 * line that the author wrote.
 */
function keepPlaces() {
  return {
    name: 'keep-places',
    manipulateOptions: ({ generatorOpts }: BabelOptions) => {
      generatorOpts.sourceMaps = true;
    },
  };
}

/**
 * A plugin that reuses its last result for a file: builds and the development server process most files once for
 * each of their environments, and the output of StyleX is the same in all of them. The plugin knows its rules from
 * the first time.
 */
function transformOnce(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  const last = new Map<string, { code: string; result: ReturnType<typeof transform> }>();
  return {
    ...plugin,
    transform(code, id, options) {
      const previous = last.get(id);
      if (previous?.code === code) return previous.result;
      const result = transform.call(this, code, id, options);
      last.set(id, { code, result });
      return result;
    },
  };
}

/** Modules that are compiled for the first time come in hundreds, so they are announced together. */
const collectMs = 150;

/**
 * The plugin of StyleX, which in dev notifies open pages of a new style sheet. It does so before the edited module
 * can run, so that the new rules arrive before the markup that needs them.
 */
function announceStyles(plugin: Plugin): Plugin {
  const { transform, configureServer } = plugin;
  if (typeof transform !== 'function' || typeof configureServer !== 'function') return plugin;
  let server: ViteDevServer | undefined;
  let timer: NodeJS.Timeout | undefined;
  const announce = () => {
    clearTimeout(timer);
    const data: ContentEvents['site:styles'] = {};
    server?.environments.client.hot.send({ type: 'custom', event: 'site:styles', data });
  };
  return {
    ...plugin,
    configureServer(started) {
      server = started;
      return configureServer.call(this, started);
    },
    async transform(code, id, options) {
      const before = stylexRules.read(id);
      const result = await transform.call(this, code, id, options);
      const now = stylexRules.read(id);
      if (!server || JSON.stringify(now) === JSON.stringify(before)) return result;
      clearTimeout(timer);
      if (before === undefined) timer = setTimeout(announce, collectMs);
      else announce();
      return result;
    },
  };
}
