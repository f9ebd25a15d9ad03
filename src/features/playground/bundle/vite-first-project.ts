import path from 'node:path';
import type { Plugin } from 'vite';
import { tokenizeCode } from '../../../compile/code/code-tokens.ts';
import { openToolCache } from '../../../compile/files/tool-cache.ts';
import type { ProjectFile } from '../../samples/compiler/project.ts';
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
    resolveId: {
      filter: { id: /^virtual:first-project(?:\/styles)?$/ },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /^\0virtual:first-project/ },
      async handler(moduleId) {
        const folder = path.join(root, playgroundFolder);
        const [first] = readExamples(folder);
        if (moduleId === `\0${stylesId}`) return first ? `import ${JSON.stringify(sheet)};` : '';
        for (const { name } of first?.files ?? []) {
          this.addWatchFile(path.join(folder, first?.name ?? '', name));
        }
        const html = first && (await showFirst(root, first.files));
        return `export const firstProject = ${JSON.stringify(html)};`;
      },
    },
  };
}

/** The HTML of the first project, cached between builds: it needs the sandbox and the highlighter. */
async function showFirst(root: string, files: readonly ProjectFile[]): Promise<string> {
  const cache = openToolCache(root, 'src/features/playground/bundle/vite-first-project.ts');
  const stored = cache.find(files);
  if (stored !== undefined) return stored;
  const html = await showProject(files, tokenizeCode);
  cache.store(files, html);
  return html;
}
