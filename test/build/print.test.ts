import { expect, test } from 'vitest';
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

const sidebars = ['docs', 'api', 'guides'];

test.each(sidebars)(
  'the sidebar %s has one print document, with a section for each of its pages',
  (id) => {
    const document = readHtml(`print/${id}/index.html`);
    const routes = attributesOf(document, '.print-contents a', 'href');
    expect(routes.length).toBeGreaterThan(15);
    expect(routes).toEqual(
      attributesOf(document, 'main > section', 'id').map((name) => `#${name}`),
    );
    expect(textsOf(document, 'h1')).toHaveLength(1);
    expect(attributesOf(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    const words = textOf(document.querySelector('#p2'));
    expect(words.length).toBeGreaterThan(1000);
  },
);

test('a page has the same text in the print document as on its own', () => {
  const own = parseHtml('docs/learn/thinking-in-stylex/index.html');
  for (const left of own.querySelectorAll('[data-no-print], button, .hash-link')) left.remove();
  const title = 'Thinking in StyleX';
  const document = readHtml('print/docs/index.html');
  const link = [...document.querySelectorAll('.print-contents a')].find(
    (one) => textOf(one) === title,
  );
  const printed = document.querySelector(link?.getAttribute('href') ?? '');
  expect(textOf(printed)).toBe(textOf(own.querySelector('article')));
});

test('no sitemap or list for agents contains print documents, and only the first page of a sidebar links to one', () => {
  for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'addresses.txt']) {
    expect(readSiteFile(file)).not.toContain('/print/');
  }
  const link = findOnly(readPage('/docs/learn/'), 'article a[href="/print/docs/"]');
  expect(textOf(link)).toBe('Print all of Learn');
  expect(readPage('/docs/learn/installation/').querySelector('a[href^="/print/"]')).toBeNull();
});
