import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { isScriptNode, type ScriptNode } from '../src/content/modules/find-client-use.ts';
import { findModuleFile } from '../src/content/modules/resolve-import.ts';
import { isOfProject } from './inside-project.ts';
import { isNamed, listNodes, type Scope, unreadable } from './static-calls.ts';
import { readValue } from './static-value.ts';

/**
 * Reads what a configuration exports without running it: its packages need not be installed, and code
 * of a project that is moved in is nobody's to trust.
 * @param file its full path
 * @returns the default export, `unreadable` in the places of what is computed
 * @throws where the file is not there, or is neither a script nor JSON
 */
export function readDefaultExport(file: string, loading: readonly string[] = []): unknown {
  return readExport(file, loading, 'default');
}

function readExport(file: string, loading: readonly string[], name: string): unknown {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return fieldOf(JSON.parse(text), name);
  const body = parseModule(file, text);
  const scope = createScope(file, body, loading);
  const named = listNamedExports(body);
  const value = named.get(name);
  if (value) return readValue(value, scope);
  const whole = exportOf(body, scope);
  if (whole !== unreadable || named.size === 0) return fieldOf(whole, name);
  // What `require` gives of a module without a default export.
  return Object.fromEntries(Array.from(named, ([key, node]) => [key, readValue(node, scope)]));
}

/** CommonJS exports one object, whose fields can be imported by their names. */
function fieldOf(value: unknown, name: string): unknown {
  if (name === 'default') return value;
  return value instanceof Object && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : unreadable;
}

/** `export const a = …`, `export { a as b }` and `exports.a = …`, by their names. */
function listNamedExports(body: readonly ScriptNode[]): Map<string, ScriptNode> {
  const entries = body.flatMap((node): (readonly [string, ScriptNode])[] => {
    if (node.type === 'ExportNamedDeclaration') {
      const renamed = listNodes(node.specifiers).flatMap(({ local, exported }) =>
        isScriptNode(local) && isScriptNode(exported)
          ? [[String(exported.name), local] as const]
          : [],
      );
      return [
        ...(isScriptNode(node.declaration) ? listConstants([node.declaration]) : []),
        ...renamed,
      ];
    }
    if (!isScriptNode(node.expression)) return [];
    const { left, right } = node.expression;
    if (!isScriptNode(left) || !isScriptNode(right) || !isScriptNode(left.property)) return [];
    const { object, property } = left;
    const isExports =
      isNamed(object, 'exports') ||
      (isScriptNode(object) &&
        isNamed(object.object, 'module') &&
        isNamed(object.property, 'exports'));
    return isExports ? [[String(property.name), right]] : [];
  });
  return new Map(entries);
}

/** Reads data that may have comments, as `tsconfig.json`. */
export function readLooseJson(text: string): unknown {
  const [node] = parseModule('data.js', `(${text})`);
  return readValue(node?.expression, createScope('data.js', [], []));
}

/** The statements of a module. */
export function parseModule(file: string, text: string): ScriptNode[] {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
  return listNodes(parseAst(text, { lang, sourceType: 'module' }).body);
}

/** What the names of a module mean. */
export function createScope(
  file: string,
  body: readonly ScriptNode[],
  loading: readonly string[],
): Scope {
  const constants = listConstants(body);
  const imports = listImports(body);
  const values = new Map<string, unknown>([['__dirname', path.dirname(file)]]);
  const scope: Scope = {
    file,
    lookUp: (name) => {
      if (values.has(name)) return values.get(name);
      // A constant that names itself is none.
      values.set(name, unreadable);
      const source = imports.get(name);
      // A module as a whole is no value.
      const imported = source?.name === '*' ? undefined : source;
      const value = imported
        ? scope.load(imported.specifier, imported.name)
        : readValue(constants.get(name), scope);
      values.set(name, constants.has(name) || imported ? value : unreadable);
      return values.get(name);
    },
    load: (specifier, name = 'default') => {
      if (!specifier.startsWith('.') && !path.isAbsolute(specifier)) return unreadable;
      const folder = path.dirname(file);
      const module = findModuleFile(folder, path.relative(folder, path.resolve(folder, specifier)));
      const full = module === undefined ? undefined : path.join(folder, module);
      if (full === undefined || loading.includes(full)) return unreadable;
      // Its values would become part of the new site.
      if (!isOfProject(path.dirname(loading[0] ?? file), full)) return unreadable;
      try {
        return readExport(full, [...loading, file], name);
      } catch {
        return unreadable;
      }
    },
  };
  return scope;
}

/** The constants of a module, by their names. */
export function listConstants(body: readonly ScriptNode[]): Map<string, ScriptNode> {
  const statements = body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && isScriptNode(node.declaration)
      ? node.declaration
      : node,
  );
  const declared = statements
    .flatMap((node) => (node.type === 'VariableDeclaration' ? listNodes(node.declarations) : []))
    .flatMap(({ id, init }): (readonly [string, ScriptNode])[] => {
      if (!isScriptNode(id) || !isScriptNode(init)) return [];
      if (id.type === 'Identifier') return [[String(id.name), init]];
      // `const { a } = require('./b')` takes a field.
      return listNodes(id.properties).flatMap(({ key, value }) =>
        isScriptNode(value) && value.type === 'Identifier' && isScriptNode(key)
          ? [
              [
                String(value.name),
                { ...init, type: 'MemberExpression', object: init, property: key, computed: false },
              ] as const,
            ]
          : [],
      );
    });
  return new Map(declared);
}

/** Where a name of a module comes from: the name there, `*` for all. */
export type ImportSource = { specifier: string; name: string };

/** What names here are imported from. */
export function listImports(body: readonly ScriptNode[]): Map<string, ImportSource> {
  const imports = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !isScriptNode(node.source)) return [];
    const specifier = String(node.source.value);
    return listNodes(node.specifiers).flatMap(({ type, local, imported }) => {
      if (!isScriptNode(local)) return [];
      const whole = type === 'ImportNamespaceSpecifier' ? '*' : 'default';
      const name = isScriptNode(imported) ? String(imported.name ?? imported.value) : whole;
      return [[String(local.name), { specifier, name }] as const];
    });
  });
  return new Map(imports);
}

/** `export default …`, `module.exports = …`, and what a function returns that is exported so. */
function exportOf(body: readonly ScriptNode[], scope: Scope): unknown {
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration')
      return readExported(node.declaration, body, scope);
    const { expression } = node;
    if (node.type !== 'ExpressionStatement' || !isScriptNode(expression)) continue;
    const { left, right } = expression;
    const isExports =
      isScriptNode(left) &&
      left.type === 'MemberExpression' &&
      isScriptNode(left.property) &&
      left.property.name === 'exports';
    if (isExports) return readExported(right, body, scope);
  }
  return unreadable;
}

function readExported(node: unknown, body: readonly ScriptNode[], scope: Scope): unknown {
  if (!isScriptNode(node)) return unreadable;
  const named =
    node.type === 'Identifier'
      ? body.find(
          ({ type, id }) => /Function/.test(type) && isScriptNode(id) && id.name === node.name,
        )
      : undefined;
  const exported = named ?? node;
  if (!/Function/.test(exported.type)) return readValue(node, scope);
  const { body: block } = exported;
  if (!isScriptNode(block)) return unreadable;
  if (block.type !== 'BlockStatement') return readValue(block, scope);
  const inside = listNodes(block.body);
  const returned = inside.findLast(({ type }) => type === 'ReturnStatement');
  const inner = createScope(scope.file, [...body, ...inside], []);
  return readValue(returned?.argument, inner);
}
