import type { Element, ElementContent } from 'hast';
import {
  defaultHandlers,
  defaultNodeHandlers,
  type Handle,
  type State,
  toMdast,
} from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { Code, Heading, Html, Nodes } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { joinTexts } from './join-texts.ts';
import { readMain } from './read-main.ts';
import { createInlineCode } from './write-inline-code.ts';
import { writeText } from './write-text.ts';

/** The absolute addresses of a page and of the list of all pages. */
export type CopyAddresses = { page: string; index: string };

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const handlers: Record<string, Handle> = {
  ...Object.fromEntries(headings.map((name) => [name, writeHeading])),
  pre: writeCode,
  math: writeFormula,
};
const gfm = gfmToMarkdown({ tablePipeAlign: false });
const style = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  handlers: { text: writeText, inlineCode: createInlineCode(gfm) },
} as const;

/**
 * Writes the Markdown copy of a page, from the `<main>` of the rendered page. Its first lines link to the page and
 * to the list of all pages.
 * @param main the HTML in its `<main>`
 */
export function writeMarkdown(main: string, { page, index }: CopyAddresses): string {
  const tree = readMain(main, page);
  collapseWhitespace(tree);
  const text = toMarkdown(convert(tree.children), { extensions: [gfm], ...style });
  return `> Markdown copy of <${page}>. All pages: <${index}>\n\n${text}`;
}

/** The converter would copy a tree, collapse its white space and join its texts, all more slowly: it gets none. */
function convert(children: ElementContent[]): Nodes {
  let tree: Nodes = { type: 'root', children: [] };
  const readRoot = (state: State) => {
    tree = defaultNodeHandlers.root(state, { type: 'root', children });
    return undefined;
  };
  const empty = { type: 'root' as const, children: [] };
  toMdast(empty, { document: true, handlers, nodeHandlers: { root: readRoot } });
  joinTexts(tree);
  return tree;
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
