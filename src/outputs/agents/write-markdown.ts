import type { Element, ElementContent, Root } from 'hast';
import {
  defaultHandlers,
  defaultNodeHandlers,
  type Handle,
  type State,
  toMdast,
} from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Heading, Html, Link, Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isElement, isHeadingElement, make, readPageTree } from '../page-tree.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { createInlineCode, writeText } from './write-text.ts';

/** The absolute addresses of a page and of the list of all pages. */
export type CopyAddresses = { page: string; index: string };

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** How elements are written that Markdown doesn't have, or that say more on our pages. */
const handlers: Record<string, Handle> = {
  ...Object.fromEntries(headings.map((name) => [name, writeHeading])),
  ...{ a: writeLink, pre: writeCode, math: writeFormula, figure: writeFigure, div: writeBox },
  ...{
    audio: writeMedia('Audio'),
    video: writeMedia('Video'),
    iframe: writeMedia('Embedded page'),
  },
  summary: (state, node) => state.all(nameLine(node.children)),
};
const gfm = gfmToMarkdown({ tablePipeAlign: false });
const style = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  handlers: { text: writeText, inlineCode: createInlineCode(gfm) },
} as const;

/** Attributes may contain `>`. */
const spanTag = /<\/?span(?=[\s>])(?:[^>"]|"[^"]*")*>/g;

/**
 * Writes the Markdown copy of a page, from the `<main>` of the rendered page. Its first lines link to the page and
 * to the list of all pages.
 * @param main the HTML in its `<main>`
 */
export function writeMarkdown(main: string, { page, index }: CopyAddresses): string {
  // Tokens of code are most of a page's elements.
  const html = main.replace(/<pre\b.*?<\/pre>/gs, (pre) =>
    /hidden|data-no-|only-dark|hash-link/.test(pre) ? pre : pre.replace(spanTag, ''),
  );
  const text = toMarkdown(convert(readPageTree(html, page)), { ...style, extensions: [gfm] });
  return `> Markdown copy of <${page}>. All pages: <${index}>\n\n${text}`;
}

/** The converter would copy a tree, collapse its white space and join its texts, all more slowly: it gets none. */
function convert(page: Root): Nodes {
  collapseWhitespace(page);
  let tree: Nodes = { type: 'root', children: [] };
  const readRoot = (state: State) => {
    tree = defaultNodeHandlers.root(state, page);
    return undefined;
  };
  const empty: Root = { type: 'root', children: [] };
  toMdast(empty, { document: true, handlers, nodeHandlers: { root: readRoot } });
  joinTexts(tree);
  return tree;
}

/** Joins texts beside each other, as of elements that Markdown doesn't have. */
function joinTexts(node: Nodes): void {
  if (!('children' in node)) return;
  const { children } = node;
  for (let at = children.length - 1; at > 0; at -= 1) {
    const [before, child] = [children[at - 1], children[at]];
    if (before?.type !== 'text' || child?.type !== 'text') continue;
    before.value += child.value;
    children.splice(at, 1);
  }
  for (const child of children) joinTexts(child);
}

/** With the id of the heading: `## Use {#use}`. */
function writeHeading(state: State, node: Element): Heading {
  const heading = defaultHandlers.h1(state, node);
  const { id } = node.properties;
  // As an HTML node it isn't escaped.
  if (id) heading.children.push({ type: 'html', value: ` {#${id}}` });
  return heading;
}

/** An anchor for links is no link, and a link that shows a drawing has its label. */
function writeLink(state: State, node: Element): ReturnType<Handle> {
  if (node.properties.href === undefined) return state.all(node);
  const isEmpty = node.children.every((child) => child.type !== 'element' && !textOf(child).trim());
  const label = String(node.properties.ariaLabel ?? '');
  return defaultHandlers.a(
    state,
    isEmpty ? { ...node, children: [{ type: 'text', value: label }] } : node,
  );
}

/** The TeX of a formula, from its annotation. As an HTML node it isn't escaped. */
function writeFormula(_state: State, node: Element): Html {
  const [semantics] = node.children;
  const note =
    semantics &&
    'children' in semantics &&
    semantics.children.find((child) => isElement(child, 'annotation'));
  const tex = textOf(note || node).trim();
  return { type: 'html', value: node.properties.display ? `$$\n${tex}\n$$` : `$${tex}$` };
}

/** A code block with its language and title; a title needs a language. If lines are added or removed, it is a diff. */
function writeCode(_state: State, node: Element): Code {
  const { dataTitle, dataLanguage } = node.properties;
  const meta = dataTitle ? `title=${JSON.stringify(dataTitle)}` : undefined;
  const marks = new Map<number, string>();
  const value = readCode(node, '', marks).replace(/\n$/, '');
  const lang = marks.size > 0 ? 'diff' : dataLanguage ? String(dataLanguage) : meta && 'text';
  const lines = value.split('\n').map((line, at) => `${marks.get(at) ?? ' '}${line}`);
  return { type: 'code', lang, meta, value: marks.size > 0 ? lines.join('\n') : value };
}

/** The text of code after some other text; marks the lines that are added or removed. */
function readCode(node: ElementContent, before: string, marks: Map<number, string>): string {
  if (node.type === 'text') return before + node.value;
  if (node.type !== 'element') return before;
  const mark = { ins: '+', del: '-' }[node.tagName];
  if (mark) marks.set(before.split('\n').length - 1, mark);
  return node.children.reduce((text, child) => readCode(child, text, marks), before);
}

/** The caption of code is its title; that of several blocks is a line above them. */
function writeFigure(state: State, node: Element): ReturnType<Handle> {
  const { children, properties } = node;
  const caption = children.find((child) => isElement(child, 'figcaption'));
  const code = children.find((child) => isElement(child, 'pre'));
  if (code && properties.dataLanguage) code.properties.dataLanguage = properties.dataLanguage;
  if (code && caption) {
    const title = textOf(caption).trim();
    code.properties.dataTitle = title;
    code.properties.dataLanguage ??= /^[^ ]+\.([a-z]+)$/.exec(title)?.[1];
  }
  const isTitle = caption?.properties.className?.toString() === 'code-title';
  const shown = children.flatMap((child): ElementContent[] => {
    if (child !== caption) return [child];
    return code ? [] : [isTitle ? nameLine(caption.children) : caption];
  });
  return state.toFlow(state.all({ ...node, children: shown }));
}

/** Links to the file; what such an element contains is for browsers that can't show it. */
function writeMedia(name: string): Handle {
  return (_state, { children, properties }): Link | undefined => {
    const source = children.find((child) => isElement(child, 'source'));
    const url = properties.src ?? source?.properties.src;
    if (url === undefined) return undefined;
    const value = String(properties.title ?? properties.ariaLabel ?? name);
    return { type: 'link', url: String(url), children: [{ type: 'text', value }] };
  };
}

/**
 * A list that the style sheet shows as a table becomes a table: its paragraph has the names of the columns, and each
 * item the cells of a row. If there are more cells than columns, the first ones share a column.
 */
function writeBox(state: State, node: Element): ReturnType<Handle> {
  if (node.properties.dataColumns === undefined) return defaultHandlers.div(state, node);
  const children = elementsOf(node);
  const names = children.filter(({ tagName }) => tagName === 'p').flatMap(elementsOf);
  const lists = children.filter(({ tagName }) => tagName === 'ul');
  const rows = lists.flatMap(elementsOf).map((item) => {
    const cells = elementsOf(item);
    const shared = Math.max(cells.length - names.length + 1, 1);
    const first = cells.slice(0, shared).flatMap((cell, at): ElementContent[] => {
      return at === 0 ? [cell] : [{ type: 'text', value: ' ' }, cell];
    });
    return make('tr', [
      make('td', first),
      ...cells.slice(shared).map((cell) => make('td', [cell])),
    ]);
  });
  const heads = names.map((name) => make('th', name.children));
  return defaultHandlers.table(state, make('table', [make('tr', heads), ...rows]));
}

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === 'element');

/** A name in bold type, unless it is a heading. */
const nameLine = (children: ElementContent[]): Element =>
  make('p', children.some(isHeadingElement) ? children : [make('strong', children)]);
