import path from 'node:path';
import type { Plugin } from 'vite';

/** The plugin for dev: on the server, the configuration has what the files of versions add, as in a build. */
export function viteDevSite(root: string): Plugin {
  const file = path.join(root, 'src/config/site.ts');
  return {
    name: 'site:dev-config',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/config\/site\.ts$/ },
      handler(code, id) {
        // Browsers can't read files.
        if (id !== file || this.environment.name === 'client') return undefined;
        const whole = code.replace(/= (checkSiteConfig\(\w+\))/, '= readVersions($1)');
        const reader = `import { withVersions } from './frozen-versions.ts';
function readVersions(site) { return withVersions(${JSON.stringify(root)}, site).site; }`;
        return { code: `${whole}\n${reader}`, map: null };
      },
    },
  };
}
