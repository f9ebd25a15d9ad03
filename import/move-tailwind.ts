import path from 'node:path';
import { readRanges } from './compare-packages.ts';
import type { Copy } from './plan-copies.ts';

const plugin = '@tailwindcss/postcss';

/**
 * Gives Tailwind CSS to PostCSS, which a plugin of Docusaurus did. Not version 3, which takes the layer `base` of every
 * style sheet for its own.
 * @returns the configuration, and the packages that it needs
 */
export function moveTailwind(folder: string): { written: Copy[]; packages: string[] } {
  if (!readRanges(folder).has(plugin)) return { written: [], packages: [] };
  const text = `export default { plugins: { '${plugin}': {} } };\n`;
  const from = path.join(folder, 'package.json');
  return { written: [{ from, to: 'postcss.config.mjs', text }], packages: ['tailwindcss', plugin] };
}
