import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../../src/config/check-site-config.ts';
import { formatDiagnostics } from '../../../../src/diagnostics/diagnostic.ts';
import { verifyOutput } from '../../../../src/publish/build/verify-output.ts';
import { smallSite } from '../../content/plant.ts';
import { contentOf, doc, post } from '../../site/navigation/sources.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const { at, write } = temporaryFolder();

const site = checkSiteConfig({ ...smallSite, url: 'https://x.y' });
const archive = (id: string) => ({ href: `/blog/archive#${id}`, line: 7, column: 3 });
const index = contentOf({
  docs: [doc('b.mdx', {}, { links: [archive('year-2025'), archive('top'), archive('year-1')] })],
  posts: [post('2025-01-01-c.mdx')],
});

/** A page that follows all rules, with this body. */
const pageAt = (address: string, body = '') => `<!DOCTYPE html><html><head>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
  <title>${address}</title><meta name="description" content="d">
  <link rel="canonical" href="https://x.y${address}"></head><body><main><h1>A</h1>${body}</main>
  <script type="module" src="/boot.js" data-app="/app.js"
    data-payload="/RSC/R${address.slice(0, -1)}.txt"></script></body></html>`;

/** The diagnostics of an output with the page `/a/` and these files, from two builds in a row. */
function verify(files: Record<string, string>, config = site): [string, string] {
  const whole = {
    'a/index.html': pageAt('/a/'),
    'RSC/R/a.txt': '',
    'RSC/shell.txt': '',
    'boot.js': '',
    'app.js': '',
    'blog/rss.xml': '',
    'blog/atom.xml': '',
    'sitemap.xml': '',
    ...files,
  };
  for (const [file, text] of Object.entries(whole)) write(`dist/${file}`, text);
  const told = () => formatDiagnostics(verifyOutput(at('dist'), config, index, at()));
  return [told(), told()];
}

test('an output without broken addresses has no diagnostics', () => {
  expect(verify({})).toEqual(['', '']);
});

test('a broken address is reported, even if its page comes from the cache', () => {
  const body = '<a href="/gone/"><b>Read</b> on</a>';
  const [first, second] = verify({ 'a/index.html': pageAt('/a/', body) });
  expect(first).toContain('page /a/: broken address "/gone/": no page or file at /gone/');
  expect(second).toBe(first);
});

test('the configuration decides whether broken links of components are errors', () => {
  const body = '<a href="/gone/">x</a><a href="#gone">y</a>';
  const files = { 'a/index.html': pageAt('/a/', body) };
  const [told] = verify(files, { ...site, onBrokenLinks: 'warn', onBrokenAnchors: 'ignore' });
  expect(told).toContain('warning: page /a/: broken address "/gone/"');
  expect(told).not.toContain('#gone');
});

test('the links of the sidebars that pages load are checked', () => {
  const html = '<nav><a href="/a/">A</a><a href="/gone/">Gone</a></nav>';
  const [told] = verify({ 'RSC/sections/blog.txt': html });
  expect(told).toContain('file /RSC/sections/blog.txt: broken address "/gone/": no page or file');
  expect(told).not.toContain('"/a/"');
});

test('a page without its payload is reported', () => {
  const [told] = verify({ 'b/index.html': pageAt('/b/') });
  expect(told).toContain('page /b/: broken address "/RSC/R/b.txt"');
});

test('a link to a missing id of a generated page is reported where the text has it', () => {
  const files = {
    'docs/b/index.html': pageAt('/docs/b/', '<a href="/blog/archive/#year-1">1</a>'),
    'blog/archive/index.html': pageAt('/blog/archive/', '<p id="year-2025"></p>'),
    'RSC/R/docs/b.txt': '',
    'RSC/R/blog/archive.txt': '',
  };
  const [told] = verify(files);
  expect(told.split('\n\n')).toEqual([
    'content/docs/b.mdx:7:3  broken link "/blog/archive#year-1": /blog/archive/ has no heading or element with the id "year-1"\n' +
      '    Its ids: #year-2025.',
  ]);
});

test('each page is checked for rules and for a unique title', () => {
  const [first, second] = verify({ 'b/index.html': pageAt('/a/').replace('<h1>A</h1>', '') });
  expect(first).toContain('page /b/: 0 h1 elements, expected one');
  expect(first).toContain('the title "/a/" is not unique: /a/, /b/');
  expect(second).toBe(first);
});

test('X62 a page in public/ is not checked, but links to it are', () => {
  const own =
    '<html><title>/a/</title><style>p{}</style><p onclick="x()" id="b"><a href="/gone/">x</a>';
  write('public/own.html', own);
  const files = { 'own.html': own, 'a/index.html': pageAt('/a/', '<a href="/own.html#b">x</a>') };
  expect(verify(files)).toEqual(['', '']);
  const [told] = verify({ ...files, 'a/index.html': pageAt('/a/', '<a href="/own.html#c">x</a>') });
  expect(told).toContain('page /a/: broken address "/own.html#c": no id "c" on page /own.html');
});
