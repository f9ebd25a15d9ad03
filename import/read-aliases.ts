import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  childrenOf,
  isScriptNode,
  type ScriptNode,
} from '../src/content/modules/find-client-use.ts';
import { contentComponents, importedComponents } from '../src/theme/content-components.ts';
import { readRanges } from './compare-packages.ts';
import type { SourceSite } from './find-source.ts';
import { fieldsOf, itemsOf, stringOf } from './plain-data.ts';
import { createScope, parseModule, readLooseJson } from './read-module.ts';
import { isNamed } from './static-calls.ts';
import { readValue } from './static-value.ts';

/** A name that imports have instead of a path; where it is a folder, also before a slash. */
export type Alias = { name: string; target: string; isWhole: boolean };

/**
 * Reads the aliases of `tsconfig.json`, and those that the configuration and its own plugins give the bundler in an
 * object named `alias`, as far as that takes no running.
 */
export function readAliases({
  folder,
  file,
  plugins,
}: Pick<SourceSite, 'folder' | 'file' | 'plugins'>): Alias[] {
  const own = plugins
    .map(({ name }) => name)
    .filter((name) => /\.[cm]?[jt]s$/.test(name) && existsSync(path.join(folder, name)));
  return [
    ...listOwnTheme(folder),
    ...readPaths(folder),
    ...[file, ...own].flatMap((name) => readBundler(path.join(folder, name))),
  ];
}

/** The path that an import with an alias means, from the site's folder or a full one. */
export function followAlias(specifier: string, aliases: readonly Alias[]): string | undefined {
  const alias = aliases.find(
    ({ name, isWhole }) => specifier === name || (!isWhole && specifier.startsWith(`${name}/`)),
  );
  return alias && path.join(alias.target, specifier.slice(alias.name.length));
}

/** Components in `src/theme` that are no part of Docusaurus' theme are imported as if they were. */
function listOwnTheme(folder: string): Alias[] {
  const theme = path.join(folder, 'src/theme');
  const known: readonly string[] = [...contentComponents, ...importedComponents];
  const names = existsSync(theme) ? readdirSync(theme).map((file) => path.parse(file).name) : [];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ name: `@theme/${name}`, target: path.join(theme, name), isWhole: false }));
}

/** `"@/*": ["./src/*"]` and `"theme": ["./theme.ts"]`, but not where editors find the source of a package. */
function readPaths(folder: string): Alias[] {
  const file = path.join(folder, 'tsconfig.json');
  if (!existsSync(file)) return [];
  const ranges = readRanges(folder);
  const { baseUrl, paths } = fieldsOf(
    fieldsOf(readLooseJson(readFileSync(file, 'utf8'))).compilerOptions,
  );
  return Object.entries(fieldsOf(paths)).flatMap(([written, targets]) => {
    const target = stringOf(itemsOf(targets)[0]);
    if (target === undefined || written === '@site/*') return [];
    const [name, short] = [written, target].map((text) => text.replace(/\/\*$/, ''));
    return name === undefined || short === undefined || name.includes('*') || ranges.has(name)
      ? []
      : [{ name, target: path.join(stringOf(baseUrl) ?? '.', short), isWhole: name === written }];
  });
}

/** `alias: { '@ui': path.resolve(__dirname, 'src/ui'), 'exact$': … }`, wherever it is in a module. */
function readBundler(file: string): Alias[] {
  const body = parseModule(file, readFileSync(file, 'utf8'));
  const scope = createScope(file, body, []);
  const all = listObjects(body).flatMap((node) => Object.entries(fieldsOf(readValue(node, scope))));
  return all.flatMap(([written, value]) => {
    const target = stringOf(value);
    if (target === undefined || !path.isAbsolute(target) || target.includes('node_modules'))
      return [];
    return [{ name: written.replace(/\$$/, ''), target, isWhole: written.endsWith('$') }];
  });
}

/** The objects that are the value of a property or a constant named `alias`. */
function listObjects(value: unknown): ScriptNode[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (!isScriptNode(value)) return [];
  const { key, id, value: ofKey, init } = value;
  const named = [key, id].some((name) => isNamed(name, 'alias')) ? (ofKey ?? init) : undefined;
  return isScriptNode(named) && named.type === 'ObjectExpression'
    ? [named]
    : listObjects(childrenOf(value));
}
