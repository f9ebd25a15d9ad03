import { readFileSync } from 'node:fs';
import { isScriptNode, type ScriptNode } from '../src/content/modules/find-client-use.ts';
import { listConstants, parseModule } from './read-module.ts';
import { isNamed, listNodes } from './static-calls.ts';

const fields = /^(?:beforeDefault)?(?:remark|rehype|recma)plugins$/i;

/** What this site does by itself. */
const builtIn = /^(?:remark-math|rehype-katex|@docusaurus\/remark-plugin-npm2yarn)$/;

/**
 * Names the plugins for remark, rehype and recma that a configuration adds, without those for what this site has.
 * @param file the full path of the configuration
 * @returns the modules that it imports them from; the names of others
 */
export function nameTextPlugins(file: string): string[] {
  const body = parseModule(file, readFileSync(file, 'utf8'));
  const names = { imports: listAllImports(body), constants: listConstants(body) };
  const lists = listProperties(body).filter(({ key }) => isScriptNode(key) && isField(key));
  const plugins = lists.flatMap(({ value }) => nameItems(value, names));
  return [...new Set(plugins)].filter((name) => !builtIn.test(name));
}

type Names = { imports: Map<string, string>; constants: Map<string, ScriptNode> };

const isField = ({ name, value }: ScriptNode) => fields.test(String(name ?? value));

function listProperties(node: unknown): ScriptNode[] {
  if (Array.isArray(node)) return node.flatMap(listProperties);
  if (!isScriptNode(node)) return [];
  const inside = Object.values(node).flatMap(listProperties);
  return node.type === 'Property' ? [node, ...inside] : inside;
}

/** An item of a list is a plugin, or a plugin and its options. */
function nameItems(list: unknown, names: Names): string[] {
  if (!isScriptNode(list)) return [];
  const constant = list.type === 'Identifier' && names.constants.get(String(list.name));
  if (constant) return nameItems(constant, withoutConstant(names, String(list.name)));
  const { callee } = list;
  // `[a, isHere && b].filter(Boolean)`
  const filtered = isScriptNode(callee) && isNamed(callee.property, 'filter') && callee.object;
  if (filtered) return nameItems(filtered, names);
  if (list.type !== 'ArrayExpression') return namePlugin(list, names);
  return listNodes(list.elements).flatMap((item) =>
    namePlugin(item.type === 'ArrayExpression' ? listNodes(item.elements)[0] : item, names),
  );
}

function namePlugin(node: unknown, names: Names): string[] {
  if (!isScriptNode(node)) return [];
  if (node.type === 'SpreadElement') return nameItems(node.argument, names);
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'Identifier') {
    const name = String(node.name);
    const constant = names.constants.get(name);
    const inner = constant ? namePlugin(constant, withoutConstant(names, name)) : [];
    return inner.length > 0 ? inner : [names.imports.get(name) ?? name];
  }
  if (node.type === 'ImportExpression') return namePlugin(node.source, names);
  if (node.type === 'CallExpression') {
    const isRequire = isNamed(node.callee, 'require');
    return namePlugin(isRequire ? listNodes(node.arguments)[0] : node.callee, names);
  }
  const { consequent, alternate, right, object, expression, argument } = node;
  // What is before && is a condition.
  const left = node.operator === '&&' ? undefined : node.left;
  return [consequent, alternate, left, right, object, expression, argument].flatMap((inner) =>
    namePlugin(inner, names),
  );
}

/** A constant that names itself ends there. */
function withoutConstant(names: Names, name: string): Names {
  const constants = new Map(names.constants);
  constants.delete(name);
  return { ...names, constants };
}

/** The modules that names are imported from. */
function listAllImports(body: readonly ScriptNode[]): Map<string, string> {
  const imports = body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || !isScriptNode(node.source)) return [];
    const specifier = String(node.source.value);
    return listNodes(node.specifiers).flatMap(({ local }) =>
      isScriptNode(local) ? [[String(local.name), specifier] as const] : [],
    );
  });
  return new Map(imports);
}
