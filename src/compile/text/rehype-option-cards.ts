import type { Element, ElementContent, Root, RootContent } from 'hast';
import { textFor } from '../../texts/text.ts';
import { element, text } from '../hast-element.ts';
import { readableText } from './readable-text.ts';

/**
 * Makes a card of each heading that is followed by a list of facts (`- Type: …`), up to the next heading of its
 * level: the facts in a row, and long texts folded on phones. A chapter (`##`) has its facts
 * below its heading, and may contain cards.
 */
export function rehypeOptions() {
  return (tree: Root) => {
    addTables(tree);
    const children: RootContent[] = [];
    let card: Element | undefined;
    let chapter = false;
    for (const [at, node] of tree.children.entries()) {
      const depth = depthOf(node);
      if (card && depth > 0 && depth <= depthOf(card.children[0])) card = undefined;
      if (!card && depth > 2 && readFacts(nextElement(tree.children, at))) {
        card = element('section', { className: ['option'] });
        children.push(card);
      }
      // Imports and similar nodes belong to the page.
      if (card && isContent(node)) card.children.push(node);
      else children.push((chapter && readFacts(node)) || node);
      if (!isBlank(node)) chapter = depth === 2;
    }
    tree.children = children;
    for (const child of children) {
      if (child.type === 'element' && child.properties.className?.toString() === 'option')
        child.children = arrange(child.children);
    }
  };
}

const isContent = (node: RootContent): node is Extract<RootContent, ElementContent> =>
  node.type !== 'doctype' && node.type !== 'mdxjsEsm';

/** 3 for `h3`; 0 for other nodes. */
function depthOf(node: RootContent | undefined): number {
  return node?.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}

const nextElement = (nodes: readonly RootContent[], at: number) =>
  nodes.find((node, place) => place > at && !isBlank(node));

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/** Converts the facts to a description list; a few words stand beside it, and phones fold what is longer. */
function arrange(children: readonly ElementContent[]): ElementContent[] {
  const [heading, list, ...rest] = children.filter((node) => !isBlank(node));
  const facts = readFacts(list);
  if (!heading || !facts) return [...children];
  if (rest.every(isText)) return [heading, facts, element('div', {}, ...rest)];
  const [first, ...more] = rest;
  const isOption = findFact(facts, 'Default').length > 0;
  if (!isOption || !first || !isText(first)) return [heading, facts, ...rest];
  const end = more.findIndex((node) => depthOf(node) > 0);
  const folded = end < 0 ? more : more.slice(0, end);
  if (folded.length === 0) return [heading, facts, ...rest];
  return [heading, facts, first, foldOnPhones(folded), ...more.slice(folded.length)];
}

/** A disclosure that the style sheet keeps open, without its summary, except on phones. */
function foldOnPhones(content: readonly ElementContent[]): Element {
  const summary = element(
    'summary',
    { dataNoPrint: '', dataNoMarkdown: '' },
    textFor('shell.details'),
  );
  return element('details', { className: ['option-more'] }, summary, ...content);
}

const isText = (node: ElementContent) =>
  node.type === 'element' && ['p', 'ul', 'ol'].includes(node.tagName);

/**
 * Reads a list whose items all have the form `Name: value`, starting with `Type: …`.
 * @returns a description list; undefined for other lists
 */
function readFacts(node: RootContent | undefined): Element | undefined {
  if (node?.type !== 'element' || node.tagName !== 'ul') return undefined;
  const items = node.children.filter((child) => child.type === 'element').map(readFact);
  const [first] = items;
  if (first?.name !== 'Type') return undefined;
  const facts = items.flatMap((item) => item ?? []);
  if (facts.length < items.length) return undefined;
  const rows = facts.map(({ name, value }) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, ...value)),
  );
  return element('dl', { className: ['option-facts'] }, ...rows);
}

function readFact({ children }: Element): { name: string; value: ElementContent[] } | undefined {
  const [first, ...rest] = children;
  const [, name, start = ''] =
    (first?.type === 'text' && /^\s*([A-Z][a-z ]{1,20}): ?(.*)$/s.exec(first.value)) || [];
  if (!name) return undefined;
  return { name, value: start ? [text(start), ...rest] : rest };
}

/** The number of options from which a chapter gets a table. */
const minOptions = 6;

const columns = ['Type', 'Default'];

type Chapter = { title?: Element; options: { heading: Element; facts: Element }[] };

/**
 * Adds a table to each chapter (`##`) with many options, of which some have defaults: an overview with links to
 * their cards.
 */
function addTables(tree: Root): void {
  for (const { title, options } of listChapters(tree.children)) {
    const [first] = options;
    const isOverview = options.some(({ facts }) => findFact(facts, 'Default').length > 0);
    if (!first || options.length < minOptions || !isOverview) continue;
    const rows = options.map(({ heading, facts }) => makeRow(heading, facts));
    const head = element(
      'tr',
      {},
      ...[textFor('shell.option'), ...columns].map((name) => element('th', {}, name)),
    );
    const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
    const box = element(
      'div',
      {
        className: ['table-scroll', 'option-table'],
        role: 'region',
        ariaLabel: textFor('shell.option.overview', {
          title: title ? nameOf(title) : textFor('shell.option'),
        }),
      },
      table,
    );
    const place = title ? tree.children.indexOf(title) + 1 : tree.children.indexOf(first.heading);
    tree.children.splice(place, 0, box);
  }
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
  const content = children.filter(
    (child) => child.type !== 'element' || !`${child.properties.className}`.includes('hash-link'),
  );
  return readableText(element('span', {}, ...content), true);
}

function makeRow(heading: Element, facts: Element): Element {
  const name = element('code', {}, nameOf(heading));
  const link = element('a', { href: `#${heading.properties.id}` }, name);
  const values = columns.map((fact) => element('td', {}, ...findFact(facts, fact)));
  return element('tr', {}, element('td', {}, link), ...values);
}

/** Copies the value of a fact. */
function findFact({ children }: Element, name: string): ElementContent[] {
  for (const row of children) {
    if (row.type !== 'element') continue;
    const [term, value] = row.children.filter((child) => child.type === 'element');
    if (term && value && readableText(term, true) === name) return structuredClone(value.children);
  }
  return [];
}
