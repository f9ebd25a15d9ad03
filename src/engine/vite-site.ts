import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The Vite plugin: a bundle gets the checked configuration as data. What checks it would be a
 * quarter of the modules that are bundled.
 * @param site the checked configuration, which is plain data
 */
export function viteSite(root: string, site: object): Plugin {
  const file = path.join(root, 'src/site/site.ts');
  // Imported nevertheless, so that what it is made of is known as the bundle's.
  const code = `import '../../site.config.ts';\nexport const site = ${JSON.stringify(site)};`;
  return {
    name: 'site:config',
    enforce: 'pre',
    load: (id) => (id === file ? code : undefined),
  };
}
