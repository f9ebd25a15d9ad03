import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRanges } from './compare-packages.ts';
import type { Copy } from './plan-copies.ts';

export type MovedTailwind = {
  /** Its configuration, whose imports count. */
  modules: Copy[];
  /** The configuration that gives it to PostCSS, which a plugin of Docusaurus did. */
  written: Copy[];
  packages: string[];
};

/** Pages are elsewhere here, and the theme's styles of elements are this site's. */
const ofThisSite = `
const { content, corePlugins } = module.exports;
(content?.files ?? content)?.push('./content/**/*.{js,jsx,ts,tsx,md,mdx}');
module.exports.corePlugins = { ...corePlugins, preflight: false };
`;

/** Moves Tailwind CSS: version 4 is a plugin of PostCSS, version 3 has a file in CommonJS beside that. */
export function moveTailwind(folder: string): MovedTailwind {
  const ranges = readRanges(folder);
  const from = path.join(folder, 'package.json');
  const write = (...packages: string[]): Omit<MovedTailwind, 'modules'> => {
    const plugins = packages.filter((name) => ranges.has(name));
    const lines = plugins.map((name) => `    '${name}': {},\n`).join('');
    const text = `export default {\n  plugins: {\n${lines}  },\n};\n`;
    return {
      written: [{ from, to: 'postcss.config.mjs', text }],
      packages: [...new Set(['tailwindcss', ...plugins])],
    };
  };
  if (ranges.has('@tailwindcss/postcss')) return { modules: [], ...write('@tailwindcss/postcss') };
  const file = path.join(folder, 'tailwind.config.js');
  const config = ranges.has('tailwindcss') && existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!config.includes('module.exports')) return { modules: [], written: [], packages: [] };
  const copy = { from: file, to: 'tailwind.config.cjs', text: config + ofThisSite };
  return { modules: [copy], ...write('tailwindcss', 'autoprefixer') };
}
