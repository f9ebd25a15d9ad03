import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { isScriptNode, type ScriptNode } from '../src/content/modules/find-client-use.ts';
import { findModuleFile } from '../src/content/modules/resolve-import.ts';
import { isOfProject } from './inside-project.ts';
import { listNodes, type Scope, unreadable } from './static-calls.ts';
import { readValue } from './static-value.ts';

/**
 * Reads what a configuration exports without running it: its packages need not be installed, and code
 * of a project that is moved in is nobody's to trust.
 * @param file its full path
 * @returns the default export, `unreadable` in the places of what is computed
 * @throws where the file is not there, or is neither a script nor JSON
 */
export function readDefaultExport(file: string, loading: readonly string[] = []): unknown {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  const body = parseModule(file, text);
  const scope = createScope(file, body, loading);
  return exportOf(body, scope);
}

/** The statements of a module. */
export function parseModule(file: string, text: string): ScriptNode[] {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
  return listNodes(parseAst(text, { lang, sourceType: 'module' }).body);
}

function createScope(file: string, body: readonly ScriptNode[], loading: readonly string[]): Scope {
  const constants = listConstants(body);
  const imports = listImports(body);
  const values = new Map<string, unknown>([['__dirname', path.dirname(file)]]);
  const scope: Scope = {
    file,
    lookUp: (name) => {
      if (values.has(name)) return values.get(name);
      // A constant that names itself is none.
      values.set(name, unreadable);
      const imported = imports.get(name);
      const value = imported ? scope.load(imported) : readValue(constants.get(name), scope);
      values.set(name, constants.has(name) || imported ? value : unreadable);
      return values.get(name);
    },
    load: (specifier) => {
      if (!specifier.startsWith('.') && !path.isAbsolute(specifier)) return unreadable;
      const folder = path.dirname(file);
      const module = findModuleFile(folder, path.relative(folder, path.resolve(folder, specifier)));
      const full = module === undefined ? undefined : path.join(folder, module);
      if (full === undefined || loading.includes(full)) return unreadable;
      // Its values would become part of the new site.
      if (!isOfProject(path.dirname(loading[0] ?? file), full)) return unreadable;
      try {
        return readDefaultExport(full, [...loading, file]);
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
    .flatMap(({ id, init }) =>
      isScriptNode(id) && id.type === 'Identifier' && isScriptNode(init)
        ? [[String(id.name), init] as const]
        : [],
    );
  return new Map(declared);
}

/** The modules whose default exports have names here. */
function listImports(body: readonly ScriptNode[]): Map<string, string> {
  const imports = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !isScriptNode(node.source)) return [];
    const specifier = String(node.source.value);
    return listNodes(node.specifiers).flatMap(({ type, local }) =>
      type === 'ImportDefaultSpecifier' && isScriptNode(local)
        ? [[String(local.name), specifier] as const]
        : [],
    );
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
