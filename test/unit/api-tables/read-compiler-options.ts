import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync, types } from '@babel/core';
import type { Facts } from './compare-rows.ts';

const file = createRequire(import.meta.url).resolve('stylex-babel-plugin-013');

/** Reads the compiler's options with their types and defaults from its own checks. */
export function readCompilerOptions(): { options: Map<string, Facts>; resolution: Facts } {
  const ast = parseSync(readFileSync(file, 'utf8'), { babelrc: false, configFile: false });
  if (!ast) throw new Error('The compiler cannot be read');
  const constants = new Map<string, types.Node>();
  const checks = new Map<string, types.CallExpression>();
  const names = new Set<string>();
  types.traverseFast(ast, (node) => {
    if (types.isVariableDeclarator(node) && types.isIdentifier(node.id) && node.init) {
      constants.set(node.id.name, node.init);
    }
    if (types.isClassMethod(node) && types.isIdentifier(node.key, { name: 'setOptions' })) {
      types.traverseFast(node.body, (inner) => collect(inner));
    }
  });

  function collect(node: types.Node): void {
    const name = optionOf(node);
    if (name) names.add(name);
    const isCheck =
      types.isCallExpression(node) && types.isIdentifier(node.callee, { name: 'logAndDefault' });
    const told = isCheck ? node.arguments[3] : undefined;
    if (isCheck && types.isStringLiteral(told))
      checks.set(told.value.replace('options.', ''), node);
  }

  const options = new Map(
    [...names].map((name): [string, Facts] => {
      const [check, , fallback] = checks.get(name)?.arguments ?? [];
      return [
        name,
        { Type: check ? typeOf(check, constants) : 'boolean', Default: textOf(fallback) },
      ];
    }),
  );
  return { options, resolution: readResolution(constants) };
}

/** `dev` of `options.dev`. */
function optionOf(node: types.Node): string | undefined {
  const isOption =
    types.isMemberExpression(node) &&
    types.isIdentifier(node.object, { name: 'options' }) &&
    types.isIdentifier(node.property);
  return isOption && types.isIdentifier(node.property) ? node.property.name : undefined;
}

/** The type that a check accepts. */
function typeOf(check: types.Node | undefined, constants: ReadonlyMap<string, types.Node>): string {
  if (types.isIdentifier(check)) return typeOf(constants.get(check.name), constants);
  if (!types.isCallExpression(check) || !types.isIdentifier(check.callee)) return '?';
  const kinds = check.arguments.map((part) => typeOf(part, constants));
  const [first = ''] = kinds;
  switch (check.callee.name) {
    case 'literal':
      return types.isStringLiteral(check.arguments[0]) ? `'${check.arguments[0].value}'` : '?';
    case 'array':
      return first.includes('|') ? `Array<${first}>` : `${first}[]`;
    case 'objectOf':
      return `{ [pattern: string]: ${first} }`;
    case 'object':
      return `{ ${propertiesOf(check, constants)
        .map(([name, type]) => `${name}: ${type}`)
        .join(', ')} }`;
    case 'nullish':
      return '';
    default:
      return check.callee.name.startsWith('unionOf')
        ? kinds.filter(Boolean).join(' | ')
        : check.callee.name;
  }
}

function propertiesOf(
  check: types.CallExpression,
  constants: ReadonlyMap<string, types.Node>,
): [string, string][] {
  const [shape] = check.arguments;
  if (!types.isObjectExpression(shape)) return [];
  return shape.properties.flatMap((property): [string, string][] =>
    types.isObjectProperty(property) && types.isIdentifier(property.key)
      ? [[property.key.name, typeOf(property.value, constants)]]
      : [],
  );
}

/** The fields of `unstable_moduleResolution`, with the types from all of its variants. */
function readResolution(constants: ReadonlyMap<string, types.Node>): Facts {
  const check = constants.get('CheckModuleResolution');
  const forms = types.isCallExpression(check)
    ? check.arguments.filter((part) => types.isCallExpression(part))
    : [];
  const fields = new Map<string, Set<string>>();
  for (const [name, type] of forms.flatMap((form) => propertiesOf(form, constants))) {
    fields.set(name, (fields.get(name) ?? new Set()).add(type));
  }
  return Object.fromEntries([...fields].map(([name, kinds]) => [name, [...kinds].join(' | ')]));
}

function textOf(node: types.Node | undefined): string {
  if (types.isBooleanLiteral(node)) return String(node.value);
  if (types.isStringLiteral(node)) return `'${node.value}'`;
  if (types.isArrayExpression(node)) return '[]';
  return node && !types.isNullLiteral(node) ? '?' : 'none';
}
