import { expect, test } from 'vitest';
import { buildPrintPage } from '../../../../src/outputs/print/write-printed.ts';

const page = (title: string, number: number, group?: string) => {
  return { title, id: `p${number}`, html: `<div>${title}</div>`, group };
};
const pages = [page('A', 1), page('B & C', 2, 'More <i>'), page('D', 3, 'More <i>'), page('E', 4)];
const build = (count: number, shown = pages) =>
  buildPrintPage({
    ...{ label: 'Learn <it>', siteTitle: 'A & B', address: 'https://small.example/print/docs/' },
    ...{ firstHref: '/docs/', root: '<html lang="de">', links: ['<link href="/a.css">'], count },
    ...{ sprite: '<svg></svg>', pages: shown },
  });

test('a print page has the style and icons of the site, the contents and each page', () => {
  const html = build(1, [page('A', 1)]).replace(/(?<=<style>).*(?=<.style>)/s, '');
  expect(html).toMatchInlineSnapshot(`
    "<!DOCTYPE html>
    <html lang="de">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Print Learn &lt;it&gt; | A &amp; B</title>
    <meta name="description" content="Learn &lt;it&gt;: One page in one document.">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="https://small.example/print/docs/">
    <link href="/a.css">
    <style></style>
    </head>
    <body>
    <svg></svg>
    <main>
    <div class="prose">
    <h1>Learn &lt;it&gt;</h1>
    <p>A &amp; B. One page in one document. <a class="no-print" href="/docs/">Read it on the site</a></p>
    </div>
    <nav class="print-contents prose" aria-label="Contents">
    <ol>
    <li><a href="#p1">A</a></li>
    </ol>
    </nav>
    <section id="p1" class="printed">
    <div>A</div>
    </section>
    </main>
    </body>
    </html>
    "
  `);
});

const contentsOf = (html: string) =>
  /<nav class="print-contents.*?<\/nav>/s.exec(html)?.[0].replace(/\n|<\/?nav[^>]*>/g, '');

test('the table of contents links to each page in order, below its category', () => {
  const group =
    '<li>More &lt;i&gt;<ol><li><a href="#p2">B &amp; C</a></li><li><a href="#p3">D</a></li></ol></li>';
  expect(contentsOf(build(4))).toBe(
    `<ol><li><a href="#p1">A</a></li>${group}<li><a href="#p4">E</a></li></ol>`,
  );
  expect(contentsOf(build(2, pages.slice(1, 3)))).toBe(`<ol>${group}</ol>`);
});

test('the print page says how many pages it has, and if pages are left out', () => {
  expect(build(4)).toContain('A &amp; B. 4 pages in one document.');
  expect(build(9)).toContain('A &amp; B. The first 4 of 9 pages.');
});
