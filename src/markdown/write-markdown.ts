import type { Element } from 'hast';
import {
  defaultHandlers,
  defaultNodeHandlers,
  type Handle,
  type State,
  toMdast,
} from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Heading, Html } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { readMain } from './read-main.ts';
import { writeText } from './write-text.ts';

/** The absolute addresses of a page and of the list of all pages. */
export type CopyAddresses = { page: string; index: string };

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const handlers: Record<string, Handle> = {
  ...Object.fromEntries(headings.map((name) => [name, writeHeading])),
  pre: writeCode,
  math: writeFormula,
};
const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
const style = { bullet: '-', emphasis: '_', rule: '-', handlers: { text: writeText } } as const;

/**
 * Writes the Markdown copy of a page, from the `<main>` of the rendered page. Its first lines link to the page and
 * to the list of all pages.
 * @param html the whole page
 */
export function writeMarkdown(html: string, { page, index }: CopyAddresses): string {
  const main = readMain(html, page);
  collapseWhitespace(main);
  // The converter would copy the tree and collapse its white space more slowly: it gets a root that needs neither.
  const root = { type: 'root' as const, children: main.children };
  const nodeHandlers = { root: (state: State) => defaultNodeHandlers.root(state, root) };
  const tree = toMdast({ type: 'root', children: [] }, { document: true, handlers, nodeHandlers });
  if (tree.type !== 'root') return '';
  const text = toMarkdown(tree, { extensions, ...style });
  return `> Markdown copy of <${page}>. All pages: <${index}>\n\n${text}`;
}

/** With the id of the heading: `## Use {#use}`. */
function writeHeading(state: State, node: Element): Heading {
  const heading = defaultHandlers.h1(state, node);
  const { id } = node.properties;
  // As an HTML node it isn't escaped.
  if (id) heading.children.push({ type: 'html', value: ` {#${id}}` });
  return heading;
}

/** The TeX of a formula, from its annotation. As an HTML node it isn't escaped. */
function writeFormula(_state: State, node: Element): Html {
  const tex = textOf(node).trim();
  return { type: 'html', value: node.properties.display ? `$$\n${tex}\n$$` : `$${tex}$` };
}

/** A code block with its language and title; a title needs a language. */
function writeCode(_state: State, node: Element): Code {
  const { title, language } = node.properties;
  const meta = title ? `title=${JSON.stringify(title)}` : undefined;
  const lang = language ? String(language) : meta && 'text';
  return { type: 'code', lang, meta, value: textOf(node).replace(/\n$/, '') };
}
