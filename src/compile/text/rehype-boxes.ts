import type { Element, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { isJsxElement } from '../jsx-element.ts';
import { visit } from '../visit-tree.ts';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const boxNames = new Set(['div', 'section', 'article', 'center']);
const blockNames = /^(?:p|h[1-6]|ul|ol|dl|pre|table|blockquote)$/;

/**
 * Gives each box that an author has put around Markdown the class of text, so that its paragraphs and headings have
 * the distances of all others. A box around HTML or components alone has its own styles.
 */
export function rehypeBoxes() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && isWritten(node) && isBox(node.tagName, node))
        addClass(node.properties);
      else if (isJsxElement(node) && isBox(node.name, node)) addJsxClass(node);
    });
  };
}

const isBox = (name: string | null, { children }: Pick<Element | JsxElement, 'children'>) =>
  boxNames.has(name ?? '') &&
  children.some((child) => child.type === 'element' && blockNames.test(child.tagName));

/** Footnotes are a section of their own. */
const isWritten = ({ properties }: Element) => properties.dataFootnotes === undefined;

function addClass(properties: Properties): void {
  properties.className = [properties.className ?? [], 'prose'].flat().map(String);
}

/** A class that code computes stays as it is, and so does a spread, which may contain one. */
function addJsxClass(node: JsxElement): void {
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return;
  const classAttribute = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'className',
  );
  if (!classAttribute)
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'prose' });
  else if (typeof classAttribute.value === 'string') classAttribute.value += ' prose';
}
