import { readFile } from 'node:fs/promises';
import type { RolldownPluginOption } from 'rolldown';

const ending = /\.css\?inline$/;

/**
 * A plugin for scripts that Vite doesn't bundle: a style sheet that is imported with `?inline` is its text, as
 * under Vite, without comments and indentation.
 */
export function inlineStyles(): RolldownPluginOption {
  return {
    name: 'site:inline-styles',
    async resolveId(source, importer) {
      if (!ending.test(source)) return null;
      const found = await this.resolve(source.replace(/\?inline$/, ''), importer);
      return found && `${found.id}?inline`;
    },
    load: {
      filter: { id: ending },
      async handler(id) {
        const text = await readFile(id.replace(/\?inline$/, ''), 'utf8');
        const code = `export default ${JSON.stringify(shortenStyle(text))};`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

function shortenStyle(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
}
