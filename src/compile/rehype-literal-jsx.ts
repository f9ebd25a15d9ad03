import type { Program } from 'estree';
import type { Element, Nodes, Parents, Properties, Root, RootContent } from 'hast';
import { isJsxElement, type JsxElement } from './jsx-element.ts';
import { literalOf } from './read-estree.ts';

/**
 * Converts JSX that is plain HTML to elements: `<br />`, `<details open>`, `{' '}`, comments. The remaining JSX
 * needs a component or a program.
 */
export function rehypeLiteralJsx() {
  return (tree: Root) => convertChildren(tree);
}

function convertChildren(parent: Parents): void {
  parent.children = parent.children.flatMap((child) => convert(child));
}

function convert<Node extends Nodes>(node: Node): (Node | Element | RootContent)[] {
  if ('children' in node) convertChildren(node);
  if (isJsxElement(node)) {
    if (node.name === null) return node.children;
    const properties = literalProperties(node.attributes);
    if (!properties || !/^[a-z][a-z0-9-]*$/.test(node.name)) return [node];
    return [{ type: 'element', tagName: node.name, properties, children: node.children }];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const value = textOf(node.data?.estree);
    if (value === undefined) return [node];
    return value === null ? [] : [{ type: 'text', value }];
  }
  return [node];
}

/** Converts the attributes to properties; undefined if one must be computed. */
function literalProperties(attributes: JsxElement['attributes']): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (name === 'ref' || name === 'dangerouslySetInnerHTML') return undefined;
    const plain = typeof value === 'object' && value ? textOf(value.data?.estree) : (value ?? true);
    if (plain === undefined || plain === null) return undefined;
    if (name !== 'key') properties[name] = plain;
  }
  return properties;
}

/** The text of a program that is one literal; null for an empty one or a comment. */
function textOf(program: Program | null | undefined): string | null | undefined {
  if (program?.body.length === 0) return null;
  const literal = literalOf(program);
  // The meaning of `true` differs between attributes.
  if (literal?.kind !== 'value' || typeof literal.value === 'boolean') return undefined;
  return String(literal.value);
}
