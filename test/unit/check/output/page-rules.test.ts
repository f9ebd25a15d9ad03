import { expect, test } from 'vitest';
import { readBuiltPage } from '../../../../src/check/output/built-html.ts';
import { checkPageRules } from '../../../../src/check/output/page-rules.ts';
import { checkUniqueTitles } from '../../../../src/check/output/unique-titles.ts';
import { formatDiagnostic } from '../../../../src/diagnostics/diagnostic.ts';
import { buildRedirectPage } from '../../../../src/outputs/redirect-page.ts';

const siteUrl = 'https://stylexjs.com';
const head = (path: string) =>
  `<title>T</title><meta name="description" content="d"><link rel="canonical" href="${siteUrl}${path}">`;

function check(html: string, path = '/docs/a/'): string[] {
  const page = readBuiltPage(html);
  return checkPageRules(page, path, { siteUrl }).map(({ message }) => message);
}

test('a page that follows the rules has no diagnostics, even with unencoded letters in its path', () => {
  const body = '<main><h1 id="a">A</h1><p id="b" class="c">b</p></main>';
  expect(check(head('/docs/a/') + body)).toEqual([]);
  expect(check(head('/docs/descendant%20styles/') + body, '/docs/descendant styles/')).toEqual([]);
});

test('all that an empty page lacks is reported', () => {
  expect(check('')).toEqual([
    'page /docs/a/: 0 h1 elements, expected one',
    'page /docs/a/: no title',
    'page /docs/a/: no description',
    'page /docs/a/: no canonical link',
    'page /docs/a/: 0 main elements, expected one',
  ]);
});

test('a page of the app has exactly one script that loads it', () => {
  const script = '<script type="module" src="/boot.js" data-app="/app.js"></script>';
  const checkApp = (scripts: string) => {
    const page = readBuiltPage(`${head('/docs/a/')}<main><h1>A</h1></main>${scripts}`);
    const rules = { siteUrl, hasApp: true };
    return checkPageRules(page, '/docs/a/', rules).map(({ message }) => message);
  };
  expect(checkApp(script)).toEqual([]);
  expect(checkApp(`<iframe title="x" srcdoc='${script}'></iframe>`)).toEqual([
    'page /docs/a/: 0 scripts that load the app, expected one',
  ]);
  expect(checkApp(script + script)).toEqual([
    'page /docs/a/: 2 scripts that load the app, expected one',
  ]);
});

test('two h1 elements, two main elements and duplicate ids are diagnostics', () => {
  const body = '<main><h1 id="a">A</h1></main><main><h1 id="a">B</h1><p id="a"></p></main>';
  expect(check(head('/docs/a/') + body)).toEqual([
    'page /docs/a/: 2 h1 elements ("A", "B"), expected one',
    'page /docs/a/: 2 main elements, expected one',
    'page /docs/a/: more than one element has the id "a"',
  ]);
});

test('a heading without text is a diagnostic, one with an alt text is not', () => {
  const body = (h1: string) => `${head('/docs/a/')}<main>${h1}</main>`;
  expect(check(body('<h1><img src="/a.svg" alt=""></h1>'))).toEqual([
    'page /docs/a/: the h1 has no text',
  ]);
  expect(check(body('<h1><img src="/a.svg" alt="StyleX"></h1>'))).toEqual([]);
});

test('style attributes and inline event handlers are diagnostics, once for each kind of element', () => {
  const body =
    '<main><h1>A</h1><p style="">b</p><p style="top:0">c</p>' +
    '<a onclick="x()">d</a><a onclick="y()">e</a></main>';
  expect(check(head('/docs/a/') + body)).toEqual([
    'page /docs/a/: <p> has a style attribute',
    'page /docs/a/: <a onclick> is an inline event handler',
  ]);
});

test('a page has one canonical link, to its own address', () => {
  const body = '<main><h1>A</h1></main>';
  expect(check(head('/docs/a') + body)).toEqual([
    'page /docs/a/: the canonical link is https://stylexjs.com/docs/a, expected https://stylexjs.com/docs/a/',
  ]);
  const second = `<link rel="canonical" href="${siteUrl}/x/">`;
  expect(check(head('/docs/a/') + second + body)).toEqual(['page /docs/a/: 2 canonical links']);
});

test('a page with noindex can omit the canonical link, but not have a wrong one', () => {
  const html =
    '<title>T</title><meta name="description" content="d"><meta name="robots" content="noindex">' +
    '<main><h1>A</h1></main>';
  expect(check(html, '/404.html')).toEqual([]);
  expect(check(`<link rel="canonical" href="/x/">${html}`, '/404.html')).toHaveLength(1);
});

test('a redirect page follows the rules, with the canonical link of its target', () => {
  const html = buildRedirectPage('/docs/learn/', siteUrl, 'Introduction');
  expect(check(html, '/docs/')).toEqual([]);
  const wrong = html.replace(`href="${siteUrl}/docs/learn/"`, `href="${siteUrl}/docs/"`);
  expect(check(wrong, '/docs/')).toHaveLength(1);
});

test('the diagnostics of a page name its source if it is known', () => {
  const page = readBuiltPage('');
  const [diagnostic] = checkPageRules(page, '/a/', { siteUrl, file: 'content/docs/a.mdx' });
  expect(diagnostic?.file).toBe('content/docs/a.mdx');
});

function checkTitles(titles: Record<string, string>): string[] {
  const pages = Object.entries(titles).map(
    ([path, title]) => [path, readBuiltPage(`<title>${title}</title>`)] as const,
  );
  const fileOf = (path: string) =>
    /^.[be].$/.test(path) ? `content/docs${path.slice(0, -1)}.mdx` : undefined;
  return checkUniqueTitles(new Map(pages), fileOf).map(formatDiagnostic);
}

test('X51 pages with the same title give one warning that names them, at the file of the second', () => {
  expect(checkTitles({ '/b/': 'Theme', '/a/': 'Theme', '/c/': 'Other', '/d/': 'Theme' })).toEqual([
    'content/docs/b.mdx  warning: the title "Theme" is not unique: /a/, /b/, /d/\n' +
      '    Give each page a unique title.',
  ]);
});

test('titles that only pages of content share were reported before', () => {
  expect(checkTitles({ '/b/': 'Theme', '/e/': 'Theme' })).toEqual([]);
});

test('pages without a title are reported on their own, and redirects may share a title', () => {
  expect(checkTitles({ '/a/': '', '/c/': '' })).toEqual([]);
  const redirect = 'A</title><meta http-equiv="refresh" content="0; url=/c/"><title>';
  expect(checkTitles({ '/a/': redirect, '/c/': 'A', '/d/': redirect })).toEqual([]);
});

test('later pages of a list can share only the title of its first page', () => {
  const lists = { '/blog/': 'Blog', '/blog/page/2/': 'Blog', '/blog/page/3/': 'Blog' };
  expect(checkTitles(lists)).toEqual([]);
  expect(checkTitles({ ...lists, '/tags/': 'Tags', '/blog/page/4/': 'Tags' })).toHaveLength(1);
});

test.each([
  ['<img alt="" src="file:///home/a/x.png">', '<img src="file:///home/a/x.png">'],
  ['<img alt="" srcset="/a.png 1x, file:///b.png 2x">', '<img srcset="file:///b.png">'],
  ['<template><a href=" FILE:///c">C</a></template>', '<a href="FILE:///c">'],
  ['<meta property="og:image" content="file:///d.png">', '<meta content="file:///d.png">'],
  ['<meta name="x" content=" file:///d">', '<meta content=" file:///d">'],
  ['<meta http-equiv="x" content="url=file:///d">', '<meta content="file:///d">'],
  ['<svg><use href="file:///e.svg#x"/></svg>', '<use href="file:///e.svg#x">'],
  ['<a href="file:///f">F</a><a href="file:///f">F</a>', '<a href="file:///f">'],
  ['<rect fill="url(file:///g.svg)" />', '<rect fill="file:///g.svg">'],
])('an address on the build machine is a diagnostic: %s', (html, written) => {
  const body = `${head('/docs/a/')}<main><h1>A</h1>${html}</main>`;
  expect(check(body)).toEqual([
    `page /docs/a/: ${written} is an address on the machine that built the page`,
  ]);
});

test('a page can mention such an address', () => {
  const attributes = ['title', 'alt', 'label', 'placeholder', 'value', 'aria-label', 'data-x'];
  const said =
    `<p ${attributes.map((name) => `${name}="Open file:///x"`).join(' ')}><code>file:///x</code></p>` +
    '<a href="/x?file:y">Y</a><meta property="x" content="Open file:///x">';
  expect(check(`${head('/docs/a/')}<main><h1>A</h1>${said}</main>`)).toEqual([]);
});
