import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit as visitEstree } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { placeOf, programOf } from '../estree.ts';
import { isJsxElement, type JsxElement, programsOf } from '../jsx-element.ts';
import { reportDiagnostic } from '../report-diagnostic.ts';
import { visit } from '../visit-tree.ts';
import { inlineCodeProblem, readDeclarations, styleProblem } from './attribute-problems.ts';

/** Attributes with another name in React than in HTML. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/**
 * Accepts HTML's form of attributes on elements in MDX: `class` for `className`, and a style as a string. Reports
 * code in attributes and in links. The props of components are not checked. Unwraps paragraphs in `<p>`.
 */
export function remarkJsx() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const code = 'url' in node ? inlineCodeProblem('a', 'href', node.url) : undefined;
      if (code) reportDiagnostic(file, node, code);
      for (const program of programsOf(node)) dropHandlers(program, file);
      if (!isJsxElement(node) || !node.name || !/^[a-z][a-z0-9-]*$/.test(node.name)) return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute') readAttribute(attribute, node, file);
      }
      if (node.type === 'mdxJsxFlowElement') unwrapParagraph(node);
    });
  };
}

function readAttribute(attribute: MdxJsxAttribute, element: JsxElement, file: VFile): void {
  attribute.name = reactNames[attribute.name] ?? attribute.name;
  const problem = inlineCodeProblem(element.name ?? '', attribute.name, attribute.value);
  const place = attribute.position ? attribute : element;
  if (problem) reportDiagnostic(file, place, problem);
  if (attribute.name !== 'style' || typeof attribute.value !== 'string') return;
  const declarations = readDeclarations(attribute.value);
  if (!declarations)
    reportDiagnostic(file, place, styleProblem(element.name ?? '', attribute.value));
  attribute.value = expressionOf(declarations ?? {});
}

/** Leaves out the handlers of elements that code creates, because Docusaurus' own first pages have them. */
function dropHandlers(program: Program, file: VFile): void {
  visitEstree(program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return;
    const { name } = node.name;
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== 'JSXAttribute' || !/^[a-z]/.test(name)) return true;
      const problem = inlineCodeProblem(name, String(attribute.name.name));
      if (problem) reportDiagnostic(file, placeOf(attribute), { severity: 'warning', ...problem });
      return !problem;
    });
  });
}

function expressionOf(value: Record<string, string>): MdxJsxAttribute['value'] {
  const estree = programOf({ type: 'ExpressionStatement', expression: valueToEstree(value) });
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: { estree },
  };
}

/** Elements that can't contain a paragraph in HTML. */
const phrasing = /^(?:p|h[1-6]|summary|span|button|label|em|strong|b|i|small|legend)$/;

/**
 * Removes the paragraph in `<p>` and similar elements: Markdown creates one for text on its own line, and a
 * browser would end the outer element before it. A `p` with several becomes a `div`.
 */
function unwrapParagraph(node: MdxJsxFlowElement): void {
  const [first, ...others] = node.children;
  if (!phrasing.test(node.name ?? '') || first?.type !== 'paragraph') return;
  if (others.length === 0) Object.assign(node, { children: first.children });
  else if (node.name === 'p') node.name = 'div';
}
