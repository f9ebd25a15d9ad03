import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Document, Element } from 'happy-dom';
import type { Nodes, Root } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import {
  attributesOf,
  parseHtml,
  readHtml,
  readSiteFile,
  siteFolder,
  siteUrl,
} from './built-site.ts';

const fileOf = (route: string) => `${decodeURIComponent(route).slice(1)}index.html`;
const copyOf = (route: string) =>
  route === '/' ? 'index.md' : `${decodeURIComponent(route).slice(1, -1)}.md`;
const parser = unified().use(remarkParse).use(remarkGfm);

/** What both say: headings with ids, links, code with language, cells; white space says nothing. */
type Said = { headings: string[]; links: string[]; code: string[]; cells: string[] };
const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

function readCopy(tree: Root): Said {
  const said: Said = { headings: [], links: [], code: [], cells: [] };
  visit(tree, (node: Nodes) => {
    const text = () => bare(textOfNode(node, { includeImageAlt: false }));
    if (node.type === 'heading') said.headings.push(`${node.depth} ${text()}`);
    if (node.type === 'link') said.links.push(`${text()} ${node.url}`);
    if (node.type === 'code') said.code.push(`${node.lang ?? ''} ${bare(node.value)}`);
    if (node.type === 'tableCell') said.cells.push(text());
  });
  return said;
}

const unseen = `[data-no-print], [data-no-markdown], [hidden], [aria-hidden="true"], .hash-link, .only-dark,
  button, fieldset, svg, template, script, style, dialog, select, textarea`;

function readMain(page: Document, address: string): Said {
  const main = page.querySelector('main');
  for (const one of main?.querySelectorAll(unseen) ?? []) one.remove();
  for (const one of main?.querySelectorAll('span.visually-hidden') ?? []) {
    if (!one.closest('h1, h2, h3, h4, h5, h6')) one.remove();
  }
  const list = (selector: string, say: (element: Element) => string) =>
    [...(main?.querySelectorAll(selector) ?? [])].map(say);
  return {
    headings: list('h1, h2, h3, h4, h5, h6', (heading) => {
      const id = heading.id ? `{#${heading.id}}` : '';
      return `${heading.tagName[1]} ${bare(heading.textContent)}${id}`;
    }),
    links: list('a[href]', (link) => {
      const text = bare(link.textContent) || bare(link.getAttribute('aria-label'));
      return `${text} ${new URL(link.getAttribute('href') ?? '', address).href}`;
    }),
    code: list('pre', (code) => {
      const figure = code.closest('figure');
      const isTitled = figure?.querySelector('figcaption') && figure.querySelector('pre') === code;
      const language = figure?.getAttribute('data-language') ?? (isTitled ? 'text' : '');
      return `${language} ${bare(code.textContent)}`;
    }),
    cells: list('th, td', (cell) => bare(cell.textContent)),
  };
}

test.each(routes)('X63 the Markdown copy of %s says what its HTML says', (route) => {
  const tree = parser.parse(readSiteFile(copyOf(route)));
  const [first] = tree.children.splice(0, 1);
  expect(first?.type).toBe('blockquote');
  const address = siteUrl + route;
  expect(readCopy(tree)).toEqual(readMain(parseHtml(fileOf(route)), address));
});

test.each(routes)('X63 %s names its copy, the list of all pages, and both are there', (route) => {
  const page = readHtml(fileOf(route));
  expect(attributesOf(page, 'head > link[rel=alternate][type="text/markdown"]', 'href')).toEqual([
    encodeURI(`/${copyOf(route)}`),
  ]);
  expect(attributesOf(page, 'head > link[rel=describedby]', 'href')).toEqual(['/llms.txt']);
  const [first] = readSiteFile(copyOf(route)).split('\n', 1);
  expect(first).toMatch(/^> /);
  expect(first).toContain(siteUrl + route);
  expect(first).toContain(`${siteUrl}/llms.txt`);
});

test('no copy has markup of components, controls or line numbers', () => {
  for (const route of routes) {
    const tree = parser.parse(readSiteFile(copyOf(route)));
    visit(tree, 'html', (node) => expect.fail(`${route}: ${node.value}`));
    visit(tree, 'text', ({ value }) => {
      expect(value, route).not.toMatch(/^(?:Copy|Skip to main content|On this page|#)$/);
    });
  }
});

test('the page for what is not there has no copy, and names none', () => {
  expect(existsSync(path.join(siteFolder, '404.md'))).toBe(false);
  expect(
    attributesOf(readHtml('404.html'), 'link[type="text/markdown"][rel=alternate]', 'href'),
  ).toEqual([]);
});

test('the end of an article leads to its copy without a script', () => {
  const [href] = attributesOf(
    readHtml('docs/learn/index.html'),
    'article a[type="text/markdown"]',
    'href',
  );
  expect(href).toBe('/docs/learn.md');
});
