import type { Element, ElementContent, Root } from 'hast';
import { textFor } from '../../texts/text.ts';
import { element } from '../hast-element.ts';
import { isJsxElement } from '../jsx-element.ts';
import { SKIP, visit } from '../visit-tree.ts';
import { readableText } from './readable-text.ts';

/**
 * Puts each table into a scroll box, one of Markdown named after its columns, and converts alignment to classes.
 * Removes an empty header row, which would be read out as empty headers.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let count = 0;
    visit(tree, (node, index, parent) => {
      if (isJsxElement(node) && node.name === 'table' && parent && index !== undefined) {
        count += 1;
        // Only that scrolls: what its cells are is not known, so that they can't become cards.
        const name = textFor('shell.table', { number: count });
        const box = { role: 'region', ariaLabel: name, style: 'overflow-x: auto' };
        parent.children[index] = element('div', box, node);
        return [SKIP, index + 1];
      }
      if (node.type !== 'element') return;
      if (typeof node.properties.align === 'string') {
        node.properties.className = [`align-${node.properties.align}`];
        delete node.properties.align;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.role === 'region') return;
      const titles = takeTitles(node);
      const label = titles.filter(Boolean).join(', ');
      if (titles.length > 2) labelCells(node, titles);
      count += 1;
      const box = {
        className: ['table-scroll'],
        role: 'region',
        ariaLabel: `${textFor('shell.table', { number: count })}${label && `: ${label}`}`,
      };
      parent.children[index] = element('div', box, node);
      return [SKIP, index];
    });
  };
}

/** The texts of a table's header cells; removes an empty header. */
function takeTitles(table: Element): string[] {
  const isHead = (node: ElementContent) => node.type === 'element' && node.tagName === 'thead';
  const head = elementsIn(table).find(isHead);
  const cells = head ? elementsIn(head).flatMap(elementsIn) : [];
  const titles = cells.map((cell) => readableText(cell, true));
  // A picture counts as content, as Markdown or JSX.
  const isEmpty = cells.every((cell) => cell.children.every(isBlank));
  if (isEmpty) table.children = table.children.filter((node) => !isHead(node));
  return titles;
}

function isBlank(node: ElementContent): boolean {
  if (node.type === 'mdxTextExpression') return node.data?.estree?.body.length === 0;
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

/** Labels cells with their columns' names: on a phone each row is a card. */
function labelCells(table: Element, titles: readonly string[]): void {
  const bodies = elementsIn(table).filter(({ tagName }) => tagName === 'tbody');
  for (const row of bodies.flatMap(elementsIn)) {
    for (const [column, cell] of elementsIn(row).entries()) {
      if (column > 0 && titles[column]) cell.properties.dataLabel = titles[column];
    }
  }
}

function elementsIn(node: Element): Element[] {
  return node.children.filter((child) => child.type === 'element');
}
