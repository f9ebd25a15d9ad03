import { types } from '@babel/core';
import { listVariables } from './read-exports.ts';

/** The statements of a file, for looking up types and values by name. */
export type Scope = readonly types.Statement[];

/** The declaration of a type or value in a file; undefined if it is declared elsewhere. */
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
