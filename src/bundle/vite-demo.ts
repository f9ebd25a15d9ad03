import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compileDemo } from '../compile/compile-demo.ts';

const demoId = 'virtual:demo';

/**
 * The Vite plugin: offers the home page's components, compiled by the documented version of
 * StyleX, as `virtual:demo`; and the components themselves, to be shown.
 * @param files paths relative to the root
 */
export function viteDemo({ root, files }: { root: string; files: readonly string[] }): Plugin {
  return {
    name: 'site:demo',
    resolveId: (id) => (id === demoId ? `\0${demoId}` : undefined),
    async load(id) {
      if (id !== `\0${demoId}`) return undefined;
      const sources = files.map((name) => {
        const file = path.join(root, name);
        this.addWatchFile(file);
        return { file, source: readFileSync(file, 'utf8') };
      });
      const names = files.map((_file, number) => `Demo${number}`);
      return [
        ...files.map((file, number) => `import Demo${number} from ${JSON.stringify(`/${file}`)};`),
        `export const demo = ${JSON.stringify(await compileDemo(sources))};`,
        `export const demoComponents = [${names.join(', ')}];`,
      ].join('\n');
    },
  };
}
