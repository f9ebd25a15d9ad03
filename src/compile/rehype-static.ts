import type { Nodes, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';

const options = { characterReferences: { useNamedReferences: true }, allowDangerousHtml: true };

/**
 * Converts everything without components to finished HTML: the whole file if possible (`file.data.html`),
 * otherwise the content of each such element, which `recma-inner-html` passes to React as one string. Pages render
 * faster and payloads are smaller; the markup is the same.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile) => {
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
