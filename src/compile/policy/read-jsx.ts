import type { Node } from 'estree';
import type { JSXAttribute, JSXSpreadAttribute } from 'estree-jsx';
import { nameAttribute, type PolicyElement } from '../../policy/read-elements.ts';

/** Reads a tag in a program, such as `<iframe src="…">` in an export; undefined for any other node. */
export function readJsx(node: Node): PolicyElement | undefined {
  if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return undefined;
  const attributes = node.attributes.flatMap(readAttribute);
  return { name: node.name.name, attributes: Object.fromEntries(attributes) };
}

function readAttribute(attribute: JSXAttribute | JSXSpreadAttribute): [string, string][] {
  if (attribute.type !== 'JSXAttribute') return [];
  const { name, value } = attribute;
  const written =
    name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  const known = inner ? (inner.type === 'Literal' ? inner.value : readTemplate(inner)) : '';
  return typeof known === 'string' ? [[nameAttribute(written), known]] : [];
}

function readTemplate(node: Node): string | undefined {
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
