import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element } from '../hast-element.ts';
import { readFacts } from './option-facts.ts';

/**
 * Makes a card of each heading that is followed by a list of facts (`- Type: …`), up to the next heading of its
 * level: the facts in a row, and output of a feature beside the text around it. A chapter (`##`) has its facts
 * below its heading, and may contain cards.
 */
export function rehypeOptionCards() {
  return (tree: Root) => {
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

/** Converts the facts to a description list, and puts each run of text with output into two columns. */
function arrange(children: readonly ElementContent[]): ElementContent[] {
  const [heading, list, ...rest] = children.filter((node) => !isBlank(node));
  const facts = readFacts(list);
  if (!heading || !facts) return [...children];
  const arranged: ElementContent[] = [heading, facts];
  let run: ElementContent[] = [];
  for (const node of rest) {
    if (isOutput(node) || isText(node)) run.push(node);
    else {
      arranged.push(...splitSides(run), node);
      run = [];
    }
  }
  return [...arranged, ...splitSides(run)];
}

function splitSides(run: ElementContent[]): ElementContent[] {
  const outputs = run.filter(isOutput);
  const said = run.filter((node) => !isOutput(node));
  if (outputs.length === 0 || said.length === 0) return run;
  const sides = [element('div', {}, ...said), element('div', {}, ...outputs)];
  return [element('div', { className: ['option-sides'] }, ...sides)];
}

const isText = (node: ElementContent) =>
  node.type === 'element' && ['p', 'ul', 'ol'].includes(node.tagName);

const isOutput = (node: ElementContent) =>
  node.type === 'element' && node.data?.pageBlock?.isFilled === true;
