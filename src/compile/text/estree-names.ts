import type { Node, Pattern, Program } from 'estree';
import { visit } from 'estree-util-visit';

/** Lists every name that code binds, at any depth: imports, variables, functions, parameters. */
export function boundNames(program: Program): string[] {
  const names: string[] = [];
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator') names.push(...namesIn(node.id));
    if ('params' in node) names.push(...node.params.flatMap(namesIn));
    if ('local' in node && node.local.type === 'Identifier') names.push(node.local.name);
    if (node.type === 'CatchClause' && node.param) names.push(...namesIn(node.param));
    if ('id' in node && node.id?.type === 'Identifier') names.push(node.id.name);
  });
  return names;
}

/** Lists the names that imports and exports with syntax errors may bind: all that are in them. */
export function namesInRemoved(removed: readonly string[] = []): string[] {
  const statements = removed.filter((code) => /^(?:import|export)\b/.test(code));
  return statements.flatMap((code) => code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** True for an identifier that refers to a value, and isn't the name of a property or label. */
export function isReference(key: string | undefined, parent: Node | undefined): boolean {
  if (!parent) return true;
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (parent.type === 'Property' || parent.type === 'PropertyDefinition') {
    return key === 'value' || parent.computed;
  }
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  return !['MethodDefinition', 'LabeledStatement', 'MetaProperty', 'BreakStatement'].includes(
    parent.type,
  );
}
