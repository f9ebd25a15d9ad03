import type { Node, Parent } from 'unist';
import { type BuildVisitor, SKIP } from 'unist-util-visit';

export type { VisitorResult } from 'unist-util-visit';
export { SKIP };

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown;

/**
 * Walks a tree, each node before its children. It is `visit` of unist-util-visit, whose types and
 * answers it takes, without what that one does for error messages: naming a function for each node
 * took a fifth of compiling.
 * @param check the type of the nodes that the visitor is called for; all where it is left out
 */
export function visit<Tree extends Node, Check extends string>(
  tree: Tree,
  check: Check,
  visitor: BuildVisitor<Tree, Check>,
): void;
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void;
export function visit(tree: Node, check: string | Visitor, visitor?: Visitor): void {
  if (typeof check === 'function') walk(tree, undefined, check);
  else if (visitor) walk(tree, check, visitor);
}

/** @returns where to go on among the node's siblings */
function walk(
  node: Node,
  type: string | undefined,
  visitor: Visitor,
  index?: number,
  parent?: Parent,
): number | undefined {
  const answer =
    type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  const [action, next] = Array.isArray(answer) ? answer : [answer];
  if (action !== SKIP && isParent(node)) {
    let at = 0;
    for (let child = node.children[at]; child; child = node.children[at]) {
      at = walk(child, type, visitor, at, node) ?? at + 1;
    }
  }
  if (typeof action === 'number') return action;
  return typeof next === 'number' ? next : undefined;
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}
