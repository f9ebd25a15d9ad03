import { expect, test } from 'vitest';
import { apiRoutes, guideRoutes, learnRoutes } from '../routes.ts';
import {
  attributesOf,
  findOnly,
  parseHtml,
  readHtml,
  readPage,
  readSiteFile,
  textOf,
  textsOf,
} from './built-site.ts';

const sidebars = [
  ['docs', learnRoutes],
  ['api', apiRoutes],
  ['guides', guideRoutes],
] as const;

/** The text of a page, without what is not printed. */
function readArticle(route: string): string {
  const page = parseHtml(`${decodeURIComponent(route).slice(1)}index.html`);
  for (const left of page.querySelectorAll('[data-no-print], button, .hash-link')) left.remove();
  return textOf(page.querySelector('article'));
}

test.each(sidebars)(
  'the sidebar %s has one print document, with a section for each of its pages that has the same text as the page',
  (id, routes) => {
    const document = readHtml(`print/${id}/index.html`);
    const sections = [...document.querySelectorAll('main > section')];
    expect(attributesOf(document, '.print-contents a', 'href')).toEqual(
      sections.map((section) => `#${section.id}`),
    );
    expect(sections).toHaveLength(routes.length);
    for (const [at, route] of routes.entries()) {
      const text = textOf(sections[at]);
      expect(text.length, route).toBeGreaterThan(1000);
      expect(text === readArticle(route), `${route} has the same text`).toBe(true);
    }
    expect(textsOf(document, 'h1')).toHaveLength(1);
    expect(attributesOf(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  },
);

test('no sitemap, list for agents or search index contains print documents, and the first page of a sidebar links to its own', () => {
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'addresses.txt']) {
    expect(readSiteFile(file)).not.toContain('/print/');
  }
  const { heads }: { heads: [path: string][] } = JSON.parse(readSiteFile('search/index/core.json'));
  const searched = heads.map(([found]) => found);
  expect(searched).toContain('/docs/learn/');
  expect(searched.filter((found) => found.startsWith('/print/'))).toEqual([]);
  const link = findOnly(readPage('/docs/learn/'), 'article a[href="/print/docs/"]');
  expect(textOf(link)).toBe('Print all of Learn');
  expect(readPage('/docs/learn/installation/').querySelector('a[href^="/print/"]')).toBeNull();
});
