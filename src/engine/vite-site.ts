import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../site/schema.ts';

declare global {
  /** The checked configuration, for the bundle that renders pages. */
  var __SITE_CONFIG__: SiteConfig | undefined;
}

/** In the folder of a bundle whose scripts for browsers have the configuration in them: which one. */
export const bakedSiteName = 'baked-site.json';

type SiteOptions = {
  root: string;
  /** The bundle's folder. */
  folder: string;
  site: SiteConfig;
};

/**
 * The Vite plugin: pages get the checked configuration when they are rendered, so that the bundle
 * stays as it is where only a label is another one. What checks it would be a quarter of the modules
 * that are bundled. A client component that imports it has it as data.
 */
export function viteSite({ root, folder, site }: SiteOptions): Plugin {
  const file = path.join(root, 'src/site/site.ts');
  const data = JSON.stringify(site);
  // The framework loads the bundle after it has made it.
  globalThis.__SITE_CONFIG__ = site;
  return {
    name: 'site:config',
    enforce: 'pre',
    load(id) {
      if (id !== file) return undefined;
      if (this.environment.name === 'rsc') return 'export const site = globalThis.__SITE_CONFIG__;';
      writeFileSync(path.join(folder, bakedSiteName), data);
      return `export const site = ${data};`;
    },
  };
}
