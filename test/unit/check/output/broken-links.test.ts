import { expect, test } from 'vitest';
import { findBrokenLinks } from '../../../../src/check/output/broken-links.ts';
import { readSite } from './site.ts';

/** The problems of one page's links in a small site, as `href: reason suggestion`. */
function check(body: string, change: { baseUrl?: string } = {}): string[] {
  const base = change.baseUrl ?? '/';
  const site = readSite(
    {
      [`${base}start/`]: `<h2 id="here">H</h2>${body}`,
      [`${base}docs/learn/`]: '<h2 id="naïve">N</h2><h2 id="a b">A</h2>',
      [`${base}docs/descendant%20styles/`]: '',
      [`${base}docs/größe/`]: '',
      [`${base}docs/100%25/`]: `<h2 id="50%"></h2>${links('#50%')}`,
      [`${base}blog/v0.13.0/`]: '',
    },
    ['img/a b.svg', '/blog/rss.xml', 'docs/learn/index.html'],
  );
  return findBrokenLinks({ ...site, baseUrl: base }).map(({ href, reason, suggestion }) =>
    [`${href}: ${reason}`, suggestion].filter(Boolean).join(' '),
  );
}

const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('');

test('links to pages, ids and files of the site pass', () => {
  const body =
    links(
      '/docs/learn/',
      '/docs/learn/?q=1#a%20b',
      '../docs/learn/',
      '/blog/rss.xml',
      '#here',
      '',
    ) +
    links('https://stylexjs.com/docs/learn/', '/docs/learn/index.html#a%20b', '/blog/v0.13.0/') +
    '<img src="/img/a%20b.svg" alt="">';
  expect(check(body)).toEqual([]);
});

test('a missing target is broken, even of a full address, an image or a srcset candidate', () => {
  const body =
    links('/docs/nothing/', 'nothing/', 'https://stylexjs.com/gone/') +
    '<img src="/img/no.png" srcset="/img/no2.png 2x" alt=""><link rel="alternate" href="/no.xml">';
  expect(check(body)).toEqual([
    '/docs/nothing/: missing',
    'nothing/: missing',
    'https://stylexjs.com/gone/: missing',
    '/no.xml: missing',
    '/img/no.png: missing',
    '/img/no2.png: missing',
  ]);
});

test('a relative link that was meant from the address without its last slash names the form with it', () => {
  expect(check(links('docs/learn#a', './docs/gone'))).toEqual([
    'docs/learn#a: missing ../docs/learn/#a',
    './docs/gone: missing',
  ]);
});

test('a link without the trailing slash is broken and names the form with it', () => {
  expect(check(links('/docs/learn', '/docs/learn?q=1#a', '/blog/v0.13.0'))).toEqual([
    '/docs/learn: missing-slash /docs/learn/',
    '/docs/learn?q=1#a: missing-slash /docs/learn/?q=1#a',
    '/blog/v0.13.0: missing-slash /blog/v0.13.0/',
  ]);
});

test('an id must be on the page that the link leads to', () => {
  expect(check(links('/docs/learn/#here', '#nothing', '/docs/learn/index.html#no'))).toEqual([
    '/docs/learn/#here: missing-id',
    '#nothing: missing-id',
    '/docs/learn/index.html#no: missing-id',
  ]);
});

test('encoded and raw letters find the same page and the same id', () => {
  const body =
    links('/docs/descendant%20styles/', '/docs/descendant styles/', '/docs/größe/') +
    links('/docs/gr%C3%B6%C3%9Fe/', '/docs/learn/#naïve', '/docs/learn/#na%C3%AFve');
  expect(check(body)).toEqual([]);
});

test('mail, telephone, other sites, the top of a page and text fragments pass', () => {
  const body =
    links('mailto:a@b.c', 'tel:+123', 'https://x.y/z', '//x.y/z', 'https://x.y/%zz') +
    links('#', '#top', '/docs/learn/#top', '/docs/learn/#:~:text=x', '#here:~:text=x');
  expect(check(body)).toEqual([]);
});

test('an address that cannot be decoded or parsed is broken', () => {
  expect(check(links('/docs/100%/', '#50%', '/docs/learn/%E0%A4%A', 'http://['))).toEqual([
    '/docs/100%/: malformed',
    '#50%: malformed',
    '/docs/learn/%E0%A4%A: malformed',
    'http://[: malformed',
  ]);
});

test('a path outside the base path is broken, a full address there is not', () => {
  const body = links(
    '/base/docs/learn/',
    '/docs/learn/?a=b#c',
    'https://stylexjs.com/other/',
    '/base',
  );
  expect(check(body, { baseUrl: '/base/' })).toEqual([
    '/docs/learn/?a=b#c: outside-base /base/docs/learn/?a=b#c',
    '/base: outside-base /base/base',
  ]);
});

test('the links of feeds are checked too', () => {
  const feeds = new Map([['/blog/rss.xml', ['/gone/']]]);
  const found = findBrokenLinks({ ...readSite({ '/': '' }), feeds });
  expect(found.map(({ page, href }) => `${page} ${href}`)).toEqual(['/blog/rss.xml /gone/']);
});

test('broken links come in the order of the pages', () => {
  const found = findBrokenLinks(readSite({ '/b/': links('/x/'), '/a/': links('/x/') }));
  expect(found.map(({ page }) => page)).toEqual(['/a/', '/b/']);
});

test('a full address that was checked before is not reported again; a path is', () => {
  const checked = new Set(['https://stylexjs.com/gr%C3%B6%C3%9Fe/']);
  const site = readSite({
    '/': links('https://stylexjs.com/größe/', '/größe/', 'https://stylexjs.com/b/'),
  });
  expect(findBrokenLinks({ ...site, checked }).map(({ href }) => href)).toEqual([
    '/größe/',
    'https://stylexjs.com/b/',
  ]);
});

test('the payload of a page must exist', () => {
  const boot = (payload: string) =>
    `<script data-app="/app.js" data-payload="/RSC/R/${payload}.txt"></script>`;
  const site = readSite({ '/größe/': boot('gr%C3%B6%C3%9Fe'), '/b/': boot('b') }, [
    'app.js',
    'RSC/shell.txt',
    'RSC/R/größe.txt',
  ]);
  const found = findBrokenLinks(site);
  expect(found.map(({ page, href }) => `${page} ${href}`)).toEqual(['/b/ /RSC/R/b.txt']);
});

test('relative links are resolved separately for each page', () => {
  const body = `${links('../b/', '#here')}<h2 id="here">H</h2>`;
  const site = readSite({ '/a/': body, '/b/': body, '/x/y/': links('../b/', '#here') });
  expect(findBrokenLinks(site).map(({ page, href }) => `${page} ${href}`)).toEqual([
    '/x/y/ ../b/',
    '/x/y/ #here',
  ]);
});
