import stylex from '@stylexjs/unplugin';
import type { Plugin } from 'vite';
import { openToolCache } from '../read/tool-cache.ts';
import { announceStyles } from './announce-styles.ts';
import { cacheTransforms } from './cache-transforms.ts';
import { keepPlaces } from './keep-places.ts';
import { stylexPrefix } from './shorten-classes.ts';
import { transformOnce } from './transform-once.ts';

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
  const cache = openToolCache(root, 'src/stylex/vite-stylex.ts');
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
