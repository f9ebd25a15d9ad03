import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'estree-util-visit';
import type { Element, Nodes, Parents, Properties, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';
import { literalOf } from './estree.ts';
import { isJsxElement, type JsxElement } from './jsx-element.ts';

const options = { characterReferences: { useNamedReferences: true }, allowDangerousHtml: true };

/**
 * Converts everything without components to finished HTML, also JSX that is plain HTML: the whole file if possible (`file.data.html`),
 * otherwise the content of each such element, which `recmaInnerHtml` passes to React as one string. Pages render
 * faster and payloads are smaller; the markup is the same.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile) => {
    convertChildren(tree);
    removeBlanks(tree);
    const moving = findMoving(tree);
    if ([...moving].every((node) => node === tree || isImport(node))) {
      tree.children = tree.children.filter((child) => child.type !== 'mdxjsEsm');
      file.data.html = toHtml(tree, options);
      tree.children = [];
    } else {
      collapse(tree, moving);
    }
  };
}

/** Imports that are no longer used, because what they provided is now in the text. */
function isImport(node: Nodes): boolean {
  const { body = [] } = (node.type === 'mdxjsEsm' && node.data?.estree) || {};
  return node.type === 'mdxjsEsm' && body.every(({ type }) => type === 'VariableDeclaration');
}

const holders = ['root', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'blockquote'];

/** Removes comments and the line ends between blocks, which are invisible. */
function removeBlanks(parent: Parents): void {
  const holder = parent.type === 'element' ? parent.tagName : parent.type;
  const isBlank = (child: Nodes) =>
    child.type === 'comment' ||
    (child.type === 'text' && child.value === '\n' && holders.includes(holder));
  parent.children = parent.children.filter((child) => !isBlank(child));
  for (const child of parent.children) if ('children' in child) removeBlanks(child);
}

/** React sets styles individually, which a strict policy allows; in HTML the policy would block them. */
function hasStyle(node: Nodes): boolean {
  return node.type === 'element' && node.properties.style !== undefined;
}

/** Finds the nodes that contain a component, an expression or a style. */
function findMoving(tree: Root): Set<Nodes> {
  const moving = new Set<Nodes>();
  const search = (node: Nodes): boolean => {
    // `map` and not `some`, because each child is looked up later.
    const inside = 'children' in node && node.children.map(search).includes(true);
    if (!inside && !node.type.startsWith('mdx') && !hasStyle(node)) return false;
    moving.add(node);
    return true;
  };
  search(tree);
  return moving;
}

function collapse(parent: Parents, moving: ReadonlySet<Nodes>): void {
  for (const child of parent.children) {
    if (moving.has(child)) {
      if ('children' in child) collapse(child, moving);
    } else if (child.type === 'element' && child.children.some(({ type }) => type !== 'text')) {
      child.properties.dangerouslySetInnerHTML = toHtml(child.children, options);
      child.children = [];
    }
  }
}

/**
 * Converts JSX that is plain HTML to elements: `<br />`, `<details open>`, `{' '}`, comments. The remaining JSX
 * needs a component or a program.
 */
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

/** Converts `dangerouslySetInnerHTML: "…"`, as `rehype-static` writes it, to the form that React expects. */
export function recmaInnerHtml() {
  return (tree: Program) => {
    visit(tree, (node) => {
      if (node.type !== 'Property' || node.value.type !== 'Literal') return;
      const isKey = node.key.type === 'Identifier' && node.key.name === 'dangerouslySetInnerHTML';
      if (isKey) node.value = valueToEstree({ __html: node.value.value });
    });
  };
}
