import type { Element, ElementContent } from 'hast';

/**
 * Converts a list that the style sheet shows as a table to a table: its paragraph has the names of the columns, and
 * each item the cells of a row. If there are more cells than columns, the first ones share a column.
 */
export function shapeTable(element: Element): void {
  const children = elementsOf(element);
  const names = children.filter(({ tagName }) => tagName === 'p').flatMap(elementsOf);
  const lists = children.filter(({ tagName }) => tagName === 'ul');
  const rows = lists.flatMap(elementsOf).map((item) => {
    const cells = elementsOf(item);
    const shared = Math.max(cells.length - names.length + 1, 1);
    const first = cells.slice(0, shared).flatMap((cell) => [makeSpace(), cell]);
    return make('tr', [
      make('td', first),
      ...cells.slice(shared).map((cell) => make('td', [cell])),
    ]);
  });
  const heads = names.map((name) => make('th', name.children));
  element.tagName = 'table';
  element.children = [make('thead', [make('tr', heads)]), make('tbody', rows)];
}

const makeSpace = (): ElementContent => ({ type: 'text', value: ' ' });

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === 'element');

const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
