import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { literalOf } from './estree.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** True for a JSX tag in MDX. */
export function isJsxElement<Node extends { type: string }>(
  node: Node,
): node is Extract<Node, { type: JsxElement['type'] }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Creates attributes with these names and values. */
export function makeAttributes(values: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** The programs of a node: its own, or those of its attributes. */
export function programsOf(node: Nodes): Program[] {
  if (!isJsxElement(node)) return programIn(node);
  return node.attributes.flatMap((attribute) =>
    programIn(attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute),
  );
}

type Holder = Nodes | MdxJsxAttribute['value'] | MdxJsxExpressionAttribute;

function programIn(holder: Holder): Program[] {
  const data = typeof holder === 'object' ? holder?.data : undefined;
  return data && 'estree' in data && data.estree ? [data.estree] : [];
}

/** The value of an attribute: a text, or an expression that must be computed. */
export type ReadAttribute = { kind: 'known'; value: string } | { kind: 'computed' };

/** The value of an attribute; undefined if the tag doesn't have it, nor a spread that may contain it. */
export function readAttribute(
  { attributes }: Pick<JsxElement, 'attributes'>,
  name: string,
): ReadAttribute | undefined {
  const attribute = attributes.findLast(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (attribute?.type !== 'mdxJsxAttribute') {
    return attributes.some(({ type }) => type !== 'mdxJsxAttribute')
      ? { kind: 'computed' }
      : undefined;
  }
  if (typeof attribute.value === 'string') return { kind: 'known', value: attribute.value };
  const literal = literalOf(attribute.value?.data?.estree);
  return literal?.kind === 'value'
    ? { kind: 'known', value: String(literal.value) }
    : { kind: 'computed' };
}
