import type { Plugin } from 'vite';

/** What browsers run of the app, from the project's root; their other scripts are bundled by themselves. */
const entries = [
  'src/waku.client.tsx',
  'src/islands/*.{ts,tsx}',
  'src/features/*/islands/*.{ts,tsx}',
];

/**
 * The Vite plugin: before its first start the development server looks only in islands for packages to
 * bundle. The framework has it look in the server's pages, too, and from there it comes to what reads and
 * checks the site, such as zod and htmlparser2, which no browser asks for.
 */
export function scanIslands(): Plugin {
  return {
    name: 'site:scan-islands',
    apply: 'serve',
    configEnvironment: {
      order: 'post',
      handler: (name, environment) => {
        // Not returned: lists of two plugins are joined.
        environment.optimizeDeps ??= {};
        environment.optimizeDeps.entries = name === 'client' ? entries : [];
      },
    },
  };
}
