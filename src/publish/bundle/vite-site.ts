import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../../config/schema.ts';

declare global {
  /** The checked configuration, for the bundle that renders pages. */
  var __SITE_CONFIG__: SiteConfig | undefined;
}

/**
 * The file in a bundle's folder with the configuration that its browser scripts contain; absent if they contain
 * none.
 */
export const bakedSiteName = 'baked-site.json';

type SiteOptions = {
  root: string;
  /** The bundle's folder. */
  folder: string;
  site: SiteConfig;
};

/**
 * The Vite plugin: provides the checked configuration to pages when they are rendered, so that a changed label
 * doesn't change the bundle. Bundling the schema as well would add a third to the modules. Client components that
 * import the configuration get it as data.
 */
export function viteSite({ root, folder, site }: SiteOptions): Plugin {
  const file = path.join(root, 'src/config/site.ts');
  const data = JSON.stringify(site);
  // The framework loads the bundle after building it.
  globalThis.__SITE_CONFIG__ = site;
  return {
    name: 'site:config',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/config\/site\.ts$/ },
      handler(id) {
        if (id !== file) return undefined;
        if (this.environment.name === 'rsc')
          return 'export const site = globalThis.__SITE_CONFIG__;';
        writeFileSync(path.join(folder, bakedSiteName), data);
        return `export const site = ${data};`;
      },
    },
  };
}
