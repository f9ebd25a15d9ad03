import type { Element, ElementContent, Root } from 'hast';
import { element, text } from '../hast-element.ts';
import { SKIP, visit } from '../visit-tree.ts';
import type { CodeBlock } from './code-block.ts';
import { codeContent } from './code-lines.ts';

/**
 * Turns what rehype-pretty-code made into our markup: token classes instead of inline styles, a
 * title bar, buttons, and elements round lines where lines have something to say.
 */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (!('data-rehype-pretty-code-figure' in node.properties)) return;
      const pre = findChild(node, 'pre');
      const code = pre && findChild(pre, 'code');
      if (!code) return;
      const language = String(code.properties['data-language'] ?? 'text');
      const block = code.data?.codeBlock ?? { language, wrap: false, lines: new Map(), words: [] };
      parent.children[index] = figure(block, code.children);
      return SKIP;
    });
  };
}

function figure(block: CodeBlock, lines: readonly ElementContent[]): Element {
  const { language, title, wrap } = block;
  const copy = { type: 'button', 'data-copy': '', hidden: true };
  return element(
    'figure',
    {
      className: ['code-block'],
      'data-language': language,
      ...(wrap ? { 'data-wrap': '' } : {}),
    },
    [
      ...(title ? [element('figcaption', { className: ['code-title'] }, [text(title)])] : []),
      // The figure is named by its title; a name of its own here would cost every block its length.
      element('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Code' }, [
        codeContent(block, lines.filter(isElement)),
      ]),
      element('button', { ...copy, ariaLabel: 'Copy code to clipboard' }, []),
    ],
  );
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function findChild(node: Element, tagName: string): Element | undefined {
  return node.children.filter(isElement).find((child) => child.tagName === tagName);
}
