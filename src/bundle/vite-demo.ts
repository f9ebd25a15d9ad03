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
      for (const file of files) this.addWatchFile(path.join(root, file));
      const names = files.map((_file, number) => `Demo${number}`);
      return [
        ...files.map((file, number) => `import Demo${number} from ${JSON.stringify(`/${file}`)};`),
        `export const demo = ${JSON.stringify(await compileDemo(root, files))};`,
        `export const demoComponents = [${names.join(', ')}];`,
      ].join('\n');
    },
  };
}
