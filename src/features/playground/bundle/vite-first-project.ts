import path from 'node:path';
import type { Plugin } from 'vite';
import { tokenizeCode } from '../../../compile/code/code-tokens.ts';
import { showProject } from '../../samples/show/show-project.ts';
import { playgroundFolder, readExamples } from './read-examples.ts';

export const firstProjectId = 'virtual:first-project';

/**
 * The Vite plugin: offers the project that the playground begins with and what it became, for those
 * who have no script, as `virtual:first-project`.
 */
export function viteFirstProject(root: string): Plugin {
  return {
    name: 'site:first-project',
    resolveId: (asked) => (asked === firstProjectId ? `\0${firstProjectId}` : undefined),
    async load(asked) {
      if (asked !== `\0${firstProjectId}`) return undefined;
      const folder = path.join(root, playgroundFolder);
      const [first] = readExamples(folder);
      for (const { name } of first?.files ?? []) {
        this.addWatchFile(path.join(folder, first?.name ?? '', name));
      }
      const html = first && (await showProject(first.files, tokenizeCode));
      return `export const firstProject = ${JSON.stringify(html)};`;
    },
  };
}
