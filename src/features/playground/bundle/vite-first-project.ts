import path from 'node:path';
import type { Plugin } from 'vite';
import { tokenizeCode } from '../../../compile/code/code-tokens.ts';
import { showProject } from '../../samples/show/show-project.ts';
import { playgroundFolder, readExamples } from './read-examples.ts';

export const firstProjectId = 'virtual:first-project';
const stylesId = `${firstProjectId}/styles`;
const sheet = path.join(import.meta.dirname, '../../samples/theme/instrument.css');

/**
 * The Vite plugin: provides the playground's first project with its compiled output, for visitors without scripts,
 * as `virtual:first-project`, and its style sheet if there is one.
 */
export function viteFirstProject(root: string): Plugin {
  return {
    name: 'site:first-project',
    resolveId: (asked) =>
      asked === firstProjectId || asked === stylesId ? `\0${asked}` : undefined,
    async load(asked) {
      if (asked !== `\0${firstProjectId}` && asked !== `\0${stylesId}`) return undefined;
      const folder = path.join(root, playgroundFolder);
      const [first] = readExamples(folder);
      if (asked === `\0${stylesId}`) return first ? `import ${JSON.stringify(sheet)};` : '';
      for (const { name } of first?.files ?? []) {
        this.addWatchFile(path.join(folder, first?.name ?? '', name));
      }
      const html = first && (await showProject(first.files, tokenizeCode));
      return `export const firstProject = ${JSON.stringify(html)};`;
    },
  };
}
