import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element } from '../hast-element.ts';
import { readHeading } from './heading-ids.ts';
import { readFacts } from './option-facts.ts';

/** The number of options from which a chapter gets a table. */
const minOptions = 6;

const columns = ['Option', 'Type', 'Default'];

type Chapter = { title?: Element; options: { heading: Element; facts: Element }[] };

/**
 * Adds a table to each chapter (`##`) with many options, of which some have defaults: an overview with links to
 * their cards. Runs before the cards are made.
 */
export function rehypeOptionTable() {
  return (tree: Root) => {
    for (const { title, options } of listChapters(tree.children)) {
      const [first] = options;
      const isOverview = options.some(({ facts }) => findFact(facts, 'Default').length > 0);
      if (!first || options.length < minOptions || !isOverview) continue;
      const rows = options.map(({ heading, facts }) => makeRow(heading, facts));
      const head = element('tr', {}, ...columns.map((name) => element('th', {}, name)));
      const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
      const box = element(
        'div',
        {
          className: ['table-scroll', 'option-table'],
          role: 'region',
          ariaLabel: `Overview: ${title ? nameOf(title) : columns[0]}`,
        },
        table,
      );
      const place = title ? tree.children.indexOf(title) + 1 : tree.children.indexOf(first.heading);
      tree.children.splice(place, 0, box);
    }
  };
}

function listChapters(nodes: readonly RootContent[]): Chapter[] {
  let chapter: Chapter = { options: [] };
  const chapters = [chapter];
  const elements = nodes.filter((node) => node.type === 'element');
  for (const [at, node] of elements.entries()) {
    if (node.tagName === 'h2') {
      chapter = { title: node, options: [] };
      chapters.push(chapter);
    }
    const facts = node.tagName === 'h3' ? readFacts(elements[at + 1]) : undefined;
    if (facts) chapter.options.push({ heading: node, facts });
  }
  return chapters;
}

/** The text of a heading, without the link to itself. */
function nameOf({ children }: Element): string {
  const own = children.filter(
    (child) => child.type !== 'element' || !`${child.properties.className}`.includes('hash-link'),
  );
  return readHeading(element('span', {}, ...own));
}

function makeRow(heading: Element, facts: Element): Element {
  const name = element('code', {}, nameOf(heading));
  const link = element('a', { href: `#${heading.properties.id}` }, name);
  const values = ['Type', 'Default'].map((fact) => element('td', {}, ...findFact(facts, fact)));
  return element('tr', {}, element('td', {}, link), ...values);
}

/** Copies the value of a fact. */
function findFact({ children }: Element, name: string): ElementContent[] {
  for (const row of children) {
    if (row.type !== 'element') continue;
    const [term, value] = row.children.filter((child) => child.type === 'element');
    if (term && value && readHeading(term) === name) return structuredClone(value.children);
  }
  return [];
}
