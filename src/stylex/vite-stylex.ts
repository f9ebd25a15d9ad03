import stylex from '@stylexjs/unplugin';
import type { Plugin } from 'vite';
import { openToolCache } from '../read/tool-cache.ts';
import { announceStyles } from './announce-styles.ts';
import { cacheTransforms } from './cache-transforms.ts';
import { stylexPrefix } from './shorten-classes.ts';
import { transformOnce } from './transform-once.ts';

const options = {
  useCSSLayers: true,
  // `shortenClasses` finds them by it.
  classNamePrefix: stylexPrefix,
  // The style sheet of every page, whatever other ones come before it.
  cssInjectionTarget: (file: string) => file.includes('/_root-'),
  lightningcssOptions: {
    minify: true,
    // Keeps light-dark(): its fallback needs variables that nobody defines.
    targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
  },
};

/**
 * The Vite plugin of StyleX, configured for this site.
 * @param isKept whether results are cached on disk for the next process
 */
export function viteStylex(root: string, isKept: boolean): Plugin {
  const plugin = stylex.vite(options);
  if (!isKept) return transformOnce(plugin);
  const cache = openToolCache(root, 'src/stylex/vite-stylex.ts');
  return transformOnce(announceStyles(cacheTransforms(plugin, { root, options, cache })));
}
