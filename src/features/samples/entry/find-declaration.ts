import { types } from '@babel/core';
import { listVariables } from './read-exports.ts';

/** The statements of a file, in which types and values are looked up by their names. */
export type Scope = readonly types.Statement[];

/** The type or the value that a name of a file stands for; undefined if it is declared elsewhere. */
export function findDeclaration(name: string, scope: Scope): types.Node | undefined {
  for (const statement of scope) {
    const declared = types.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (types.isTSTypeAliasDeclaration(declared) && declared.id.name === name) {
      return declared.typeAnnotation;
    }
    if (types.isTSInterfaceDeclaration(declared) && declared.id.name === name) {
      return types.tsTypeLiteral(declared.body.body);
    }
    const variable = listVariables(declared).find((found) => found.name === name);
    if (variable?.value) return variable.value;
  }
  return undefined;
}
