import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { textFor } from '../../texts/text.ts';
import { visit } from '../visit-tree.ts';

/** Labels the checkbox of each task with the text of its item. */
export function rehypeTasks() {
  return (tree: Root) => {
    visit(tree, 'element', (item) => {
      if (item.tagName !== 'li' || !hasClass(item, 'task-list-item')) return;
      const box = findBox(item.children);
      const text = textOf({ ...item, children: item.children.filter((child) => !isList(child)) });
      if (box) box.properties.ariaLabel = text.replace(/\s+/g, ' ').trim() || textFor('shell.task');
    });
  };
}

/** The checkbox is in the item, or in its first paragraph. */
function findBox(children: ElementContent[]): Element | undefined {
  const first = children.find((child) => child.type === 'element');
  if (first?.tagName === 'p') return findBox(first.children);
  return first?.tagName === 'input' ? first : undefined;
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol');
}
