import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { docRoutes } from '../routes.ts';
import { attributesOf, readHtml, readSiteBytes, readSiteFile } from './built-site.ts';

/**
 * What a first visit of a page loads without interaction: all bytes with gzip, fonts as they are.
 */
function weigh(file: string): { page: number; rest: number; sheets: string[] } {
  const html = readHtml(file);
  const addresses = [
    ...attributesOf(html, 'link[rel="stylesheet"]', 'href'),
    ...attributesOf(html, 'link[rel="preload"]', 'href'),
    ...attributesOf(html, 'script[src]', 'src'),
  ];
  const files = [...new Set(addresses.map((address) => address.slice(1)))];
  const sizes = files.map((name) => {
    const bytes = readSiteBytes(name);
    return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  });
  return {
    page: gzipSync(readSiteFile(file)).length,
    rest: sizes.reduce((sum, size) => sum + size, 0),
    sheets: files.filter((name) => name.endsWith('.css') && !name.includes('samples-')),
  };
}

const bounds: [string, string, number][] = [
  ['a page of the documentation that lists others', 'docs/guides/index.html', 37_200],
  ['the first page of the documentation', 'docs/learn/index.html', 41_000],
  ['the home page', 'index.html', 42_400],
  ['the list of posts', 'blog/index.html', 36_700],
  ['the search', 'search/index.html', 31_200],
  ['the playground', 'playground/index.html', 35_600],
  ['the not-found page', '404.html', 30_000],
];

test.each(bounds)('%s: a first visit of %s loads at most %i bytes', (_, file, most) => {
  const { page, rest } = weigh(file);
  expect(page + rest).toBeLessThanOrEqual(most);
});

test.each(docRoutes)(
  'in addition to its HTML, %s loads two style sheets, or three with its own, and at most 30 kB in total',
  (route) => {
    const { rest, sheets } = weigh(`${decodeURIComponent(route).slice(1)}index.html`);
    // The columns of the cheat sheet are styled by their component, which no other page loads.
    expect(sheets).toHaveLength(route === '/docs/guides/cheat-sheet/' ? 3 : 2);
    expect(rest).toBeLessThanOrEqual(30_000);
  },
);

test('the style sheet of every page contains no styles of Markdown text or of single pages', () => {
  const { sheets } = weigh('search/index.html');
  expect(sheets).toHaveLength(1);
  const text = readSiteFile(sheets[0] ?? '');
  const parts = ['.admonition-heading', 'thead', '.became', '.instrument', '.showcase', '.proof'];
  const later = ['.crash', '.logo-dialog', '#nprogress', '.atoms', '.contents-fold', '.hash-link'];
  expect([...parts, ...later].filter((part) => text.includes(part))).toEqual([]);
});
