import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import stylex from '@stylexjs/unplugin';
import { defineConfig } from 'waku/config';
import { viteBoot } from './src/compile/vite-boot.ts';
import { viteContent } from './src/compile/vite-content.ts';
import { viteDemo } from './src/compile/vite-demo.ts';
import { hrefOfRoute, resolveLink } from './src/navigation/resolve-link.ts';
import { listSiteRoutes } from './src/navigation/site-routes.ts';
import { site } from './src/site/site.ts';

const root = process.cwd();

export default defineConfig({
  basePath: site.baseUrl,
  distDir: process.env.SITE_DIST ?? 'dist',
  vite: {
    define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(buildId()) },
    build: { chunkSizeWarningLimit: 400 },
    plugins: [
      viteContent({
        root,
        linkResolver: ({ index, failed }) => {
          const { files } = listSiteRoutes(index, site, failed);
          return (href, file) => {
            const route = files.get(file) ?? '/';
            const resolved = resolveLink(href, { file, route }, files);
            if ('missingFile' in resolved) return href;
            return href.startsWith('#')
              ? href
              : hrefOfRoute(resolved.route, site.baseUrl) + resolved.suffix;
          };
        },
      }),
      viteBoot({ root, baseUrl: site.baseUrl }),
      viteDemo({ root, files: site.home.demo.map((file) => `content/${file}`) }),
      stylex.vite({
        useCSSLayers: true,
        lightningcssOptions: {
          minify: true,
          // light-dark() stays as it is: lowered, it needs variables that nobody defines.
          targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
        },
      }),
    ],
  },
});

/** Tells one deployment's code from another's: made of code, config and lock file, not content. */
function buildId(): string {
  const files = globSync(['src/**/*.{ts,tsx,css}', '*.config.ts', 'package-lock.json']).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 8);
}
