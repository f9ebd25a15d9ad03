import { expect, test } from 'vitest';
import { readBuiltPage } from '../../../../src/check/output/built-html.ts';
import { checkPageRules } from '../../../../src/check/output/page-rules.ts';
import { checkUniqueTitles } from '../../../../src/check/output/unique-titles.ts';
import { formatDiagnostic } from '../../../../src/diagnostics/diagnostic.ts';
import { buildRedirectPage } from '../../../../src/outputs/redirect-page.ts';
import { reportEach, reportTexts } from '../../content/plant.ts';

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

test('each mistake in a page is reported once', async () => {
  const page = (inner: string) => `${head('/docs/a/')}<main>${inner}</main>`;
  const second = `<link rel="canonical" href="${siteUrl}/x/">`;
  const htmls = {
    'an empty page': '',
    'two headings, and an id twice': page('<h1 id="a">A</h1><h1>B</h1><p id="a"></p>'),
    'two main elements': `${page('<h1>A</h1>')}<main></main>`,
    'a heading without text': page('<h1><img src="/a.svg" alt=""></h1>'),
    'style attributes': page('<h1>A</h1><p style="">b</p><p style="top:0">c</p>'),
    'inline handlers': page('<h1>A</h1><a onclick="x()">d</a><a onclick="y()">e</a>'),
    'a canonical link without the slash': `${head('/docs/a')}<main><h1>A</h1></main>`,
    'two canonical links': `${second}${page('<h1>A</h1>')}`,
  };
  await expect(await reportEach(htmls, check)).toMatchFileSnapshot('page-mistakes.txt');
  expect(check(page('<h1><img src="/a.svg" alt="StyleX"></h1>'))).toEqual([]);
});

test('several main headings are a warning where broken ids are', () => {
  const footer = '<footer><h1>More</h1></footer>';
  const page = readBuiltPage(`${head('/docs/a/')}<main><h1>A</h1></main>${footer}`);
  const told = (['throw', 'warn'] as const).flatMap((onBrokenAnchors) =>
    checkPageRules(page, '/docs/a/', { siteUrl, onBrokenAnchors }),
  );
  expect(told.map(({ severity = 'error', message }) => `${severity}: ${message}`)).toEqual([
    'error: page /docs/a/: 2 h1 elements ("A", "More"), expected one',
    'warning: page /docs/a/: 2 h1 elements ("A", "More"), expected one',
  ]);
});

test('an address on the build machine is reported with its element and attribute', async () => {
  const htmls = [
    '<img alt="" src="file:///home/a/x.png">',
    '<img alt="" srcset="/a.png 1x, file:///b.png 2x">',
    '<template><a href=" FILE:///c">C</a></template>',
    '<meta property="og:image" content="file:///d.png">',
    '<meta name="x" content=" file:///d">',
    '<meta http-equiv="x" content="url=file:///d">',
    '<svg><use href="file:///e.svg#x"/></svg>',
    '<a href="file:///f">F</a><a href="file:///f">F</a>',
    '<rect fill="url(file:///g.svg)" />',
  ];
  const reports = await reportTexts(htmls, (html) =>
    check(`${head('/docs/a/')}<main><h1>A</h1>${html}</main>`),
  );
  await expect(reports).toMatchFileSnapshot('machine-addresses.txt');
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

test('a page with noindex can omit the canonical link, but not have a wrong one', () => {
  const html =
    '<title>T</title><meta name="description" content="d"><meta name="robots" content="noindex">' +
    '<main><h1>A</h1></main>';
  expect(check(html, '/404.html')).toEqual([]);
  expect(check(`<link rel="canonical" href="/x/">${html}`, '/404.html')).toHaveLength(1);
});

test('the canonical link of an author may lead anywhere, but is one', () => {
  const canonical = '<link rel="canonical" href="https://other.example/">';
  const checkOwn = (links: string) => {
    const html = `<title>T</title><meta name="description" content="d">${links}<main><h1>A</h1></main>`;
    return checkPageRules(readBuiltPage(html), '/a/', { siteUrl, hasOwnCanonical: true }).length;
  };
  expect([checkOwn(canonical), checkOwn(canonical + canonical)]).toEqual([0, 1]);
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

test('a page can mention such an address', () => {
  const attributes = ['title', 'alt', 'label', 'placeholder', 'value', 'aria-label', 'data-x'];
  const said =
    `<p ${attributes.map((name) => `${name}="Open file:///x"`).join(' ')}><code>file:///x</code></p>` +
    '<a href="/x?file:y">Y</a><meta property="x" content="Open file:///x">';
  expect(check(`${head('/docs/a/')}<main><h1>A</h1>${said}</main>`)).toEqual([]);
});
