import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ToolCache } from '../../../compile/files/tool-cache.ts';
import { digestOfFile } from '../../../node/disk-cache.ts';
import { stylexRules } from '../../../waku/patches/stylex-rules.ts';

type KeptTransform = { code: string; map: string; rules: unknown };

/**
 * The plugin of StyleX with a cache on disk, for new processes: its compiler takes as long as everything else that
 * is done with a component.
 * @param options its options
 */
export function cacheTransforms(
  plugin: Plugin,
  { root, options, cache }: { root: string; options: unknown; cache: ToolCache },
): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  const describe = (code: string, file: string) => {
    const inputs = describeStylexInputs(root, file, code);
    return inputs && { options, code, inputs };
  };
  /** Files that the plugin compiled itself: it knows their rules, and only it can remove them. */
  const compiled = new Set<string>();
  return {
    ...plugin,
    async transform(code, id, context) {
      if (!code.includes('stylex')) return transform.call(this, code, id, context);
      const [file = id] = id.split('?');
      const input = describe(code, file);
      const cached = input && !compiled.has(id) ? cache.find(input) : undefined;
      if (cached !== undefined) return takeKept(id, JSON.parse(cached));
      compiled.add(id);
      const result = await transform.call(this, code, id, context);
      // An input may have changed during the transform.
      const isSame = JSON.stringify(input) === JSON.stringify(describe(code, file));
      if (input && isSame && typeof result === 'object' && result?.code) {
        const rules = stylexRules.read(id);
        cache.store(input, JSON.stringify({ code: result.code, map: result.map, rules }));
      }
      return result;
    },
  };
}

function takeKept(id: string, { code, map, rules }: KeptTransform) {
  stylexRules.add(id, rules);
  return { code, map };
}

const themeImports = /['"]([^'"\n]+\.(?:stylex|transformed)(?:\.\w+)*)['"]/g;
/** Those of Babel's configuration for a whole project. */
const configEndings = ['js', 'cjs', 'mjs', 'json', 'cts', 'ts', 'mts'];
/** In the order in which StyleX tries them. */
const endings = ['.js', '.ts', '.tsx', '.jsx', '.mjs', '.cjs'];

/**
 * What determines the output of StyleX for a file of the project besides its text: its package, and the targets of
 * its imports of themes, because names of variables depend on both.
 * @returns undefined if other things may affect it, or if it is no file: texts of virtual modules may contain the
 * word too, in the path of the project
 */
export function describeStylexInputs(root: string, file: string, code: string): unknown {
  if (file.startsWith('\0')) return undefined;
  const name = path.relative(root, file);
  if (/^\.\.|(?:^|\/)node_modules\//.test(name) || hasBabelConfig(root)) return undefined;
  const imports = Array.from(code.matchAll(themeImports), ([, specifier = '']) => specifier);
  if (imports.some((specifier) => !specifier.startsWith('.'))) return undefined;
  const themes = imports.map((specifier) =>
    path.relative(root, findTheme(path.resolve(path.dirname(file), specifier))),
  );
  return [name, findPackage(root, path.dirname(file)), themes];
}

function findTheme(file: string): string {
  const ending = path.extname(file);
  const stem = endings.includes(ending) ? file.slice(0, -ending.length) : file;
  const theme = [file, ...endings.map((one) => stem + one)].find((one) => existsSync(one));
  return theme ? realpathSync.native(theme) : '';
}

function findPackage(root: string, folder: string): string {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return `${path.relative(root, file)} ${digestOfFile(file)}`;
  const parent = path.dirname(folder);
  return parent === folder ? '' : findPackage(root, parent);
}

/** The compiler reads it, though we have none. Not by listing the folder, which a build adds to. */
const hasBabelConfig = (root: string) =>
  configEndings.some((ending) => existsSync(path.join(root, `babel.config.${ending}`)));
