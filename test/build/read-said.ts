import type { Document, Element } from 'happy-dom';
import type { Nodes, Root, Table } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

export const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * What both versions contain: headings with ids, links, code with its language, and cells, without
 * white space.
 */
export type Said = { headings: string[]; links: string[]; code: string[]; cells: string[] };
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/** Whether a table has a header; Markdown requires a first row, which is empty otherwise. */
const isNamed = ({ children }: Table) =>
  children[0]?.children.some((cell) => textOfNode(cell) !== '');

/** The content of a Markdown copy below its first line. */
export function readCopy(tree: Root): Said {
  const said: Said = { headings: [], links: [], code: [], cells: [] };
  visit(tree, (node: Nodes) => {
    const text = () => bare(textOfNode(node, { includeImageAlt: false }));
    if (node.type === 'heading') said.headings.push(`${node.depth} ${text()}`);
    if (node.type === 'link') said.links.push(`${text()} ${node.url}`);
    if (node.type === 'code') said.code.push(`${node.lang ?? ''} ${bare(node.value)}`);
    if (node.type === 'table' && !isNamed(node)) node.children.shift();
    if (node.type === 'tableCell') said.cells.push(text());
  });
  return said;
}

const unseen = `[data-no-print], [data-no-markdown], [hidden], [aria-hidden="true"], .hash-link, .only-dark,
  button, fieldset, svg, template, script, style, dialog, select, textarea`;

/** The list of rules is a table, too. A rule's condition is in the cell of its class. */
const cellsOfRules = '[data-columns] > p > span, [data-columns] > ul > li > :not(.when)';

/**
 * The content of the main part of a page, from which everything else is removed.
 * @param address of the page, which makes its links absolute
 */
export function readMain(page: Document, address: string): Said {
  const main = page.querySelector('main');
  for (const one of main?.querySelectorAll(unseen) ?? []) one.remove();
  for (const one of main?.querySelectorAll('span.visually-hidden') ?? []) {
    if (!one.closest('h1, h2, h3, h4, h5, h6')) one.remove();
  }
  for (const one of main?.querySelectorAll('pre .line.removed') ?? []) one.prepend('-');
  for (const one of main?.querySelectorAll('pre .line.added') ?? []) one.prepend('+');
  const list = (selector: string, say: (element: Element) => string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map(say);
  return {
    headings: list('h1, h2, h3, h4, h5, h6', (heading) => {
      const id = heading.id ? `{#${heading.id}}` : '';
      return `${heading.tagName[1]} ${bare(heading.textContent)}${id}`;
    }),
    links: list('a[href], iframe[src], video[src], audio[src]', (link) => {
      const text = bare(link.textContent) || bare(link.getAttribute('aria-label'));
      const names: Record<string, string> = {
        IFRAME: 'Embeddedpage',
        VIDEO: 'Video',
        AUDIO: 'Audio',
      };
      const name = bare(link.getAttribute('title')) || names[link.tagName];
      const target = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      return `${link.tagName === 'A' ? text : name} ${new URL(target, address).href}`;
    }),
    code: list('pre', (code) => {
      const figure = code.closest('figure');
      const isTitled = figure?.querySelector('figcaption') && figure.querySelector('pre') === code;
      const ending = /\.([a-z]+)$/.exec(figure?.querySelector('figcaption')?.textContent ?? '');
      const titled = isTitled ? (ending?.[1] ?? 'text') : '';
      const isChanged = code.querySelector('.line.removed, .line.added');
      const label = code.parentElement?.getAttribute('data-label') ?? '';
      const ofPane = /^(?:JavaScript|(CSS).*)$/.exec(label);
      const unchanged =
        figure?.getAttribute('data-language') ?? (ofPane ? (ofPane[1] ? 'css' : 'js') : titled);
      const language = isChanged ? 'diff' : unchanged;
      return `${language} ${bare(code.textContent)}`;
    }),
    cells: list(`th, td, ${cellsOfRules}`, (cell) => {
      const condition = cell.previousElementSibling?.matches('.when');
      return bare((condition ? cell.previousElementSibling?.textContent : '') + cell.textContent);
    }),
  };
}
