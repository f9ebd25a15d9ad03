import ts from 'typescript-5';
import { findNearestName } from '../../../diagnostics/nearest-name.ts';

/** A property that CSS doesn't have, with its place in the source. */
export type UnknownProperty = { at: number; message: string };

/**
 * Finds keys of `stylex.create` that aren't CSS properties: neither the compiler nor StyleX's types reject them,
 * so a misspelt one goes into the style sheet.
 * @param known the names of all properties, in camel case
 */
export function findUnknownProperties(
  source: ts.SourceFile,
  known: ReadonlySet<string>,
): UnknownProperty[] {
  const unknown: UnknownProperty[] = [];
  const readStyle = (style: ts.ObjectLiteralExpression) => {
    for (const property of style.properties) {
      const { name } = property;
      if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) continue;
      const inner = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      // A pseudo-element, or a condition around whole styles.
      if (/^[:@[&]/.test(name.text)) {
        if (inner && ts.isObjectLiteralExpression(inner)) readStyle(inner);
      } else if (!name.text.startsWith('--') && !known.has(name.text)) {
        unknown.push({ at: name.getStart(source), message: describe(name.text, known) });
      }
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isCreate(node)) {
      const [styles] = node.arguments;
      if (styles && ts.isObjectLiteralExpression(styles)) listStyles(styles).forEach(readStyle);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return unknown;
}

/** Only `stylex.create(…)`, not other functions called `create`. */
function isCreate({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'create' &&
    ts.isIdentifier(expression.expression) &&
    expression.expression.text === 'stylex'
  );
}

/** Each named style, including the result of a dynamic style. */
function listStyles({ properties }: ts.ObjectLiteralExpression): ts.ObjectLiteralExpression[] {
  return properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    let value: ts.Node = property.initializer;
    if (ts.isArrowFunction(value)) value = value.body;
    while (ts.isParenthesizedExpression(value)) value = value.expression;
    return ts.isObjectLiteralExpression(value) ? [value] : [];
  });
}

function describe(name: string, names: ReadonlySet<string>): string {
  const nearest = findNearestName(name, names);
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  return `"${name}" is not a CSS property.${hint}`;
}
