import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findClientUse,
  isScriptNode,
  languageOf,
  type ScriptNode,
} from '../src/content/modules/find-client-use.ts';
import { listExports } from '../src/content/modules/list-exports.ts';
import { findModuleFile } from '../src/content/modules/resolve-import.ts';
import { contentComponents } from '../src/theme/content-components.ts';
import type { Copy } from './plan-copies.ts';
import { type ImportSource, listConstants, listImports, parseModule } from './read-module.ts';
import { listNodes } from './static-calls.ts';

/** A component of the set: from which module, or undefined where only the set itself has it. */
type Shared = Map<string, ImportSource | undefined>;

const themeFile = 'src/theme/MDXComponents';

/**
 * Reads the components that `src/theme/MDXComponents` gives to every page.
 * @param folder the full path of the site's folder
 * @returns `content/components.js` for them, and what it can't contain; undefined for a site without
 */
export function shareComponents(folder: string): { copy: Copy; left: string[] } | undefined {
  const name = findModuleFile(folder, themeFile);
  if (name === undefined) return undefined;
  const file = path.join(folder, name);
  const all = readComponents(folder, file);
  const isOwn = (key: string) => !contentComponents.some((own) => own === key);
  const shared = [...all].filter(([key]) => /^\p{Lu}/u.test(key) && isOwn(key));
  const local = shared.flatMap(([key, source]) => (source ? [] : [key]));
  const others = [...all.keys()].filter((key) => !/^\p{Lu}/u.test(key) || !isOwn(key));
  const use =
    local.length > 0 && findClientUse(readFileSync(file, 'utf8'), languageOf(file) ?? 'jsx');
  const text = [
    ...shared.flatMap(([key, source]) =>
      source
        ? [
            `export { ${source.name === key ? key : `${source.name} as ${key}`} } from '${source.specifier}';`,
          ]
        : [],
    ),
    ...(local.length > 0 ? [`import components from '@site/${name}';`] : []),
    ...local.map((key) => `export const ${key} = components.${key};`),
  ];
  return {
    copy: { from: file, to: 'content/components.js', text: `${text.join('\n')}\n` },
    left: [
      ...(others.length > 0
        ? [
            `${others.join(', ')} of ${name}: pages keep this site's; change their look in a style sheet, see "Own CSS" in docs/authoring.md`,
          ]
        : []),
      ...(use
        ? [
            `${local.join(', ')} of ${name}: the file needs a browser (${use.name}); write each in a file of its own, and export it from content/components.js`,
          ]
        : []),
    ],
  };
}

/** The set that a module exports as default, with what it spreads from others of the project. */
function readComponents(folder: string, file: string, seen: readonly string[] = []): Shared {
  const body = parseModule(file, readFileSync(file, 'utf8'));
  const imports = listSources(body, folder, file);
  const constants = listConstants(body);
  const spread = (node: unknown): Shared => {
    if (!isScriptNode(node) || node.type !== 'Identifier') return new Map();
    const source = imports.get(String(node.name));
    const module = source && findFile(source.specifier, folder);
    if (!source || module === undefined || seen.includes(module)) {
      return readObject(constants.get(String(node.name)));
    }
    if (source.name !== '*') return readComponents(folder, module, [...seen, file]);
    const names = listExports(module) ?? [];
    return new Map(names.map((name) => [name, { specifier: source.specifier, name }]));
  };
  const readObject = (node: unknown): Shared => {
    const object = unwrap(node, constants);
    const entries = listNodes(object?.properties).flatMap((property) => {
      if (property.type === 'SpreadElement') return [...spread(property.argument)];
      const { key, value } = property;
      const name = isScriptNode(key) ? String(key.name ?? key.value) : '';
      const source =
        isScriptNode(value) && value.type === 'Identifier'
          ? imports.get(String(value.name))
          : undefined;
      return [[name, source?.name === '*' ? undefined : source] as const];
    });
    return new Map(entries);
  };
  return readObject(body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration);
}

/** The object that an expression is: itself, behind a type, or as a constant. */
function unwrap(node: unknown, constants: ReadonlyMap<string, ScriptNode>): ScriptNode | undefined {
  if (!isScriptNode(node)) return undefined;
  if (node.type === 'Identifier') {
    const value = constants.get(String(node.name));
    return value?.type === 'Identifier' ? undefined : unwrap(value, constants);
  }
  return /^TS|^Parenthesized/.test(node.type) ? unwrap(node.expression, constants) : node;
}

/** What names are imported from, as `@site/…` where that is a file of the site. */
function listSources(
  body: readonly ScriptNode[],
  folder: string,
  file: string,
): Map<string, ImportSource> {
  const entries = Array.from(listImports(body), ([local, { specifier, name }]) => {
    const full = path.resolve(path.dirname(file), specifier);
    const ofSite = `@site/${path.relative(folder, full).split(path.sep).join('/')}`;
    return [local, { specifier: specifier.startsWith('.') ? ofSite : specifier, name }] as const;
  });
  return new Map(entries);
}

function findFile(specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith('@site/')) return undefined;
  const name = findModuleFile(folder, specifier.slice('@site/'.length));
  return name && path.join(folder, name);
}
