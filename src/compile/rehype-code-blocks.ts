import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { classOfColor } from './code-theme.ts';

/**
 * Turns what rehype-pretty-code made into our markup: token classes instead of inline styles, a
 * title bar, buttons.
 */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (!('data-rehype-pretty-code-figure' in node.properties)) return;
      const pre = findChild(node, 'pre');
      const code = pre && findChild(pre, 'code');
      if (!code) return;
      const title = node.children.find(isTitle);
      const language = String(code.properties['data-language'] ?? 'text');
      const figure = { className: ['code-block'], 'data-language': language };
      parent.children[index] = element('figure', figure, [
        ...(title ? [element('figcaption', { className: ['code-title'] }, title.children)] : []),
        codeFrame(code),
      ]);
      return SKIP;
    });
  };
}

function codeFrame(code: Element): Element {
  const numbered = 'data-line-numbers' in code.properties;
  const className = numbered ? ['code-lines', 'has-line-numbers'] : ['code-lines'];
  const lines = code.children.map((child) => (child.type === 'element' ? codeLine(child) : child));
  const copy = { type: 'button', className: ['code-copy'], 'data-copy': '', hidden: true };
  return element('div', { className: ['code-frame'] }, [
    element('pre', { tabIndex: 0 }, [element('code', { className }, lines)]),
    element('div', { className: ['code-buttons'] }, [
      element('button', { ...copy, ariaLabel: 'Copy code to clipboard' }, []),
    ]),
  ]);
}

function codeLine(line: Element): Element {
  const className = ['line'];
  if ('data-highlighted-line' in line.properties) className.push('highlighted');
  return element('span', { className }, line.children.flatMap(token));
}

/** A token with its class; text alone where the token has no role of its own. */
function token(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(token);
  if (node.tagName === 'mark') return [element('mark', { className: ['code-word'] }, children)];
  const color = /color:\s*(#[0-9a-f]{6})/i.exec(String(node.properties.style ?? ''))?.[1];
  const className = color && classOfColor(color);
  return className ? [element('span', { className: [className] }, children)] : children;
}

function isTitle(node: ElementContent): node is Element {
  return node.type === 'element' && 'data-rehype-pretty-code-title' in node.properties;
}

function findChild(node: Element, tagName: string): Element | undefined {
  return node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}
