import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { routes as allRoutes } from '../routes.ts';
import { someOf } from '../run/exhaustive.ts';
import {
  attributesOf,
  parseHtml,
  readHtml,
  readSiteFile,
  siteFolder,
  siteUrl,
} from './built-site.ts';
import { parser, readCopy, readMain } from './read-said.ts';

const routes = someOf('pages', allRoutes, 30);
const fileOf = (route: string) => `${decodeURIComponent(route).slice(1)}index.html`;
const copyOf = (route: string) =>
  route === '/' ? 'index.md' : `${decodeURIComponent(route).slice(1, -1)}.md`;

test.each(routes)(
  'X63 the Markdown copy of %s has the headings, links, code and cells of its HTML',
  (route) => {
    const tree = parser.parse(readSiteFile(copyOf(route)));
    const [first] = tree.children.splice(0, 1);
    expect(first?.type).toBe('blockquote');
    const address = siteUrl + route;
    expect(readCopy(tree)).toEqual(readMain(parseHtml(fileOf(route)), address));
  },
);

test.each(routes)(
  'X63 %s links to its copy and to the list of all pages, and the copy names the page and the list',
  (route) => {
    const page = readHtml(fileOf(route));
    expect(attributesOf(page, 'head > link[rel=alternate][type="text/markdown"]', 'href')).toEqual([
      encodeURI(`/${copyOf(route)}`),
    ]);
    expect(attributesOf(page, 'head > link[rel=describedby]', 'href')).toEqual(['/llms.txt']);
    const [first] = readSiteFile(copyOf(route)).split('\n', 1);
    expect(first).toMatch(/^> /);
    expect(first).toContain(siteUrl + route);
    expect(first).toContain(`${siteUrl}/llms.txt`);
  },
);

test('no copy has markup of components, controls or line numbers', () => {
  for (const route of routes) {
    const tree = parser.parse(readSiteFile(copyOf(route)));
    visit(tree, 'html', (node) => expect.fail(`${route}: ${node.value}`));
    visit(tree, 'text', ({ value }) => {
      expect(value, route).not.toMatch(/^(?:Copy|Skip to main content|On this page|#)$/);
    });
  }
});

test('no copy repeats the code of a sample as a link to the playground', () => {
  for (const route of routes) {
    expect(readSiteFile(copyOf(route)), route).not.toMatch(/\/playground\/[^)\s]*#v\d/);
  }
});

test('no link in a copy runs into the word after it', () => {
  for (const route of routes) {
    expect(readSiteFile(copyOf(route)), route).not.toMatch(/\]\(https?:[^)\s]+\)\w/);
  }
});

test('the not-found page has no copy and links to none', () => {
  expect(existsSync(path.join(siteFolder, '404.md'))).toBe(false);
  expect(
    attributesOf(readHtml('404.html'), 'link[type="text/markdown"][rel=alternate]', 'href'),
  ).toEqual([]);
});

test('the end of an article links to its copy without a script', () => {
  const [href] = attributesOf(
    readHtml('docs/learn/index.html'),
    'article a[type="text/markdown"]',
    'href',
  );
  expect(href).toBe('/docs/learn.md');
});
