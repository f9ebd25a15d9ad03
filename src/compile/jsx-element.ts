import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** True for a tag that is written in MDX. */
export function isJsxElement<Node extends { type: string }>(
  node: Node,
): node is Extract<Node, { type: JsxElement['type'] }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The programs of a node: its own, or those of its attributes. */
export function programsOf(node: Nodes): Program[] {
  const holders = isJsxElement(node)
    ? node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute,
      )
    : [node];
  return holders.flatMap((holder) => {
    const data = typeof holder === 'object' ? holder?.data : undefined;
    return data && 'estree' in data && data.estree ? [data.estree] : [];
  });
}
