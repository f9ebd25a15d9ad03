import path from 'node:path';
import type { Plugin } from 'vite';
import type { BundledSite } from '../config/bundled-site.ts';
import { listExports } from '../content/modules/list-exports.ts';
import { findPart, listFeatures, type PartName } from './load-parts.ts';

/**
 * A plugin for Vite and for the bundler: gives a bundle the parts of the site's features only. A bundle can't load
 * files by name, so this generates the modules that list the parts: five virtual modules, and four modules of the
 * engine whose own text is for Node and for unit tests.
 */
export function viteFeatures(
  root: string,
  site: BundledSite,
): Pick<Plugin, 'name' | 'enforce' | 'resolveId' | 'load'> {
  const features = listFeatures(site);
  const filesOf = (part: PartName) => features.flatMap((feature) => findPart(feature, part) ?? []);
  const hooks = (name: string) => path.join(root, `src/boot/${name}.ts`);
  const isMirrored = site.locales.list.some(({ direction }) => direction === 'rtl');
  const mirroring = isMirrored ? [path.join(root, 'src/theme/right-to-left.css')] : [];
  const options = site.hasBarOptions ? [path.join(root, 'src/theme/bar-options.css')] : [];
  const tables = path.join(root, 'src/site/table/list-table-parts.ts');
  const modules: Readonly<Record<string, () => string>> = {
    '\0virtual:features': () => writeList('features', filesOf('server'), 'server'),
    '\0virtual:features/styles': () =>
      writeImports([...options, ...filesOf('styles'), ...mirroring]),
    '\0virtual:features/article-styles': () => writeImports(filesOf('article-styles')),
    '\0virtual:features/islands': () => writeList('islands', filesOf('client'), 'Island'),
    '\0virtual:features/client': () => writeIslands(filesOf('client')),
    [tables]: () =>
      `${writeList('parts', filesOf('table'), 'table')}\nexport const listTableParts = () => parts;`,
    [hooks('boot-hooks')]: () => writeHooks(hooks('boot-hooks'), filesOf('boot')),
    [hooks('app-start-hooks')]: () => writeHooks(hooks('app-start-hooks'), filesOf('app-start')),
    [hooks('page-part-hooks')]: () => writeHooks(hooks('page-part-hooks'), filesOf('page-part')),
  };
  return {
    name: 'site:features',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:features/ },
      handler: (id) => (Object.hasOwn(modules, `\0${id}`) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:features|\/src\/(?:boot|site\/table)\/[\w-]+\.ts$/ },
      handler: (id) => (Object.hasOwn(modules, id) ? modules[id]?.() : undefined),
    },
  };
}

const writeImports = (files: readonly string[]) =>
  files.map((file) => `import ${JSON.stringify(file)};`).join('\n');

/** Generates a module that exports a list of constants, one from each file. */
function writeList(name: string, files: readonly string[], constant: string): string {
  return [
    ...files.map((file, at) => `import { ${constant} as part${at} } from ${JSON.stringify(file)};`),
    `export const ${name} = [${files.map((_, at) => `part${at}`).join(', ')}];`,
  ].join('\n');
}

function writeIslands(files: readonly string[]): string {
  const imports = files.map((file) => `import(${JSON.stringify(file)})`);
  return `export const loadIslands = () => Promise.all([${imports.join(', ')}]);`;
}

/**
 * Generates a module with the exports of another. Each calls the functions of that name in some files, until one
 * returns a value.
 */
function writeHooks(module: string, files: readonly string[]): string {
  const names = listExports(module) ?? [];
  const exportsByFile = files.map((file) => ({ file, names: listExports(file) ?? [] }));
  return names
    .map((name) => {
      const having = exportsByFile.filter((entry) => entry.names.includes(name));
      const from = having.map(({ file }) => `from ${JSON.stringify(file)};`);
      if (from.length === 0) return `export const ${name} = () => false;`;
      if (from.length === 1) return `export { ${name} } ${from[0]}`;
      const aliases = from.map((place, at) => [`${name}${at}`, place] as const);
      return [
        ...aliases.map(([as, place]) => `import { ${name} as ${as} } ${place}`),
        `export const ${name} = (a, b) => ${aliases.map(([as]) => `${as}(a, b)`).join(' || ')};`,
      ].join('\n');
    })
    .join('\n');
}
