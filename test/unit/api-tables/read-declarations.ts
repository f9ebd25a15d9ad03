import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/stylex-013/lib/cjs');

/** The exports of `@stylexjs/stylex`, and the argument and result types of `types` functions. */
export type Declared = {
  values: string[];
  types: string[];
  valueTypes: Map<string, { argument: string; result: string }>;
};

export function readDeclarations(): Declared {
  const text = readFileSync(path.join(folder, 'stylex.d.ts'), 'utf8');
  const parserOpts = {
    plugins: [['typescript', { dts: true }] as ['typescript', { dts: boolean }]],
  };
  const ast = parseSync(text, { babelrc: false, configFile: false, parserOpts });
  if (!ast) throw new Error('The declarations cannot be read');
  const textOf = ({ start, end }: types.Node) => text.slice(start ?? 0, end ?? 0);
  const exported = ast.program.body.filter((node) => types.isExportNamedDeclaration(node));
  const valueTypes: Declared['valueTypes'] = new Map();
  types.traverseFast(ast, (node) => {
    if (!types.isTSPropertySignature(node) || !types.isIdentifier(node.key)) return;
    const signature = node.typeAnnotation?.typeAnnotation;
    if (!types.isTSFunctionType(signature) || !signature.typeAnnotation) return;
    const [parameter] = signature.typeParameters?.params ?? [];
    const result = /Types\.\w+<T>/.exec(textOf(signature.typeAnnotation))?.[0];
    if (parameter?.constraint && result) {
      valueTypes.set(node.key.name, { argument: textOf(parameter.constraint), result });
    }
  });
  return {
    values: exported.flatMap(({ declaration }) => namesOf(declaration)),
    types: exported.flatMap(({ specifiers }) =>
      specifiers.flatMap(({ exported: name }) => (types.isIdentifier(name) ? [name.name] : [])),
    ),
    valueTypes,
  };
}

function namesOf(declaration: types.Declaration | null | undefined): string[] {
  if (types.isTSDeclareFunction(declaration)) return declaration.id ? [declaration.id.name] : [];
  if (!types.isVariableDeclaration(declaration)) return [];
  return declaration.declarations.flatMap(({ id }) => (types.isIdentifier(id) ? [id.name] : []));
}
