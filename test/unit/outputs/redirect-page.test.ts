import { expect, test } from 'vitest';
import { buildRedirectPage } from '../../../src/outputs/redirect-page.ts';

const siteUrl = 'https://stylexjs.com';

test('X29 a redirect page has a refresh, a canonical link and a plain link to its target', () => {
  const html = buildRedirectPage('/docs/learn/', siteUrl, 'Learn');
  expect(html).toMatchInlineSnapshot(`
    "<!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Moved to Learn</title>
    <meta name="description" content="Moved to Learn">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="https://stylexjs.com/docs/learn/">
    <script>{let l=location,q=l.search,h=l.hash,a="/docs/learn/";let [p,f]=a.split("#"),r=p+(p.includes("?")?q.replace("?","&"):q)+(f?"#"+f:h);if(r!="/docs/learn/")l.replace(r)}</script>
    <meta http-equiv="refresh" content="0; url=/docs/learn/">
    </head>
    <body>
    <main>
    <h1>This page has moved</h1>
    <p><a href="/docs/learn/">Learn</a></p>
    </main>
    </body>
    </html>
    "
  `);
});

test('a redirect page escapes its texts and encodes its target', () => {
  const html = buildRedirectPage('/a b/?x="&y=é#z', siteUrl, '<b>"T"</b>');
  expect(html).toContain(
    '<a href="/a%20b/?x=%22&amp;y=%C3%A9#z">&lt;b&gt;&quot;T&quot;&lt;/b&gt;</a>',
  );
  expect(html).toContain('<title>Moved to &lt;b&gt;&quot;T&quot;&lt;/b&gt;</title>');
  expect(html).toContain('content="Moved to &lt;b&gt;&quot;T&quot;&lt;/b&gt;"');
  expect(html).toContain(
    '<link rel="canonical" href="https://stylexjs.com/a%20b/?x=%22&amp;y=%C3%A9#z">',
  );
});

test.each([
  ['https://x.y/z', 'https://x.y/z'],
  ['//x.y/z', 'https://x.y/z'],
  ['https://stylexjs.com/z/', 'https://stylexjs.com/z/'],
  ['/z/', '/z/'],
])('a redirect page to %s leads to %s, also on another host', (to, address) => {
  expect(buildRedirectPage(to, siteUrl, 'Z')).toContain(`content="0; url=${address}"`);
});

/** Where the script of a redirect page leads from an address with this query and hash. */
function followScript(html: string, rest: string): string | undefined {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  const { search, hash } = new URL(rest, 'https://old.example/old/');
  let led: string | undefined;
  const location = { search, hash, replace: (to: string) => (led = to) };
  new Function('location', script)(location);
  return led;
}

test('the script of a redirect page keeps the hash, or follows the redirect of its heading', () => {
  const html = buildRedirectPage('/new/', siteUrl, 'New', [['ü', '/other/#there']]);
  expect(followScript(html, '')).toBeUndefined();
  expect(followScript(html, '#part')).toBe('/new/#part');
  expect(followScript(html, '#%C3%BC')).toBe('/other/#there');
  expect(followScript(html, '#%')).toBe('/new/#%');
  expect(followScript(buildRedirectPage('/new/', siteUrl, 'New', []), '#part')).toBe('/new/#part');
  expect(followScript(html, '#%3C/script>')).toBe('/new/#%3C/script%3E');
});

test.each([
  ['/new/', '?os=win', '/new/?os=win'],
  ['/new/', '?os=win#use', '/new/?os=win#use'],
  ['/new/', '?a=1&b=%C3%A9+x', '/new/?a=1&b=%C3%A9+x'],
  ['/new/?v=2', '?os=win#use', '/new/?v=2&os=win#use'],
  ['/new/#all', '?os=win#use', '/new/?os=win#all'],
  ['/new/?v=2#all', '?os=win', '/new/?v=2&os=win#all'],
  ['https://x.example/y/', '?q=1#z', 'https://x.example/y/?q=1#z'],
  ['/new/?v=2', '', undefined],
])('a redirect to %s keeps %j: it leads to %s', (to, rest, led) => {
  expect(followScript(buildRedirectPage(to, siteUrl, 'New'), rest)).toBe(led);
});

test('the redirect of a heading keeps the query', () => {
  const html = buildRedirectPage('/new/', siteUrl, 'New', [['use', '/other/#there']]);
  expect(followScript(html, '?os=win#use')).toBe('/other/?os=win#there');
});

test('a redirect to a heading drops other hashes, and no id can end the script', () => {
  const html = buildRedirectPage('/new/#all', siteUrl, 'New', [['</script>', '/x/']]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(followScript(html, '#part')).toBeUndefined();
  expect(followScript(html, '#%3C/script%3E')).toBe('/x/');
});
