import type { Plugin } from 'vite';

/** The entries of the app in browsers, from the project's root; other browser scripts are bundled separately. */
const entries = [
  'src/waku.client.tsx',
  'src/islands/*.{ts,tsx}',
  'src/features/*/islands/*.{ts,tsx}',
];

/**
 * The Vite plugin: before its first start, the development server scans only islands for packages to bundle. The
 * framework would also scan the server's pages, and so reach packages that read and check the site, such as zod
 * and htmlparser2, which browsers don't need.
 */
export function scanIslands(): Plugin {
  return {
    name: 'site:scan-islands',
    apply: 'serve',
    configEnvironment: {
      order: 'post',
      handler: (name, environment) => {
        // Set here and not returned, because Vite merges the lists of two plugins.
        environment.optimizeDeps ??= {};
        environment.optimizeDeps.entries = name === 'client' ? entries : [];
      },
    },
  };
}
