import { expect, test } from 'vitest';
import { buildRedirectPage } from '../../../src/outputs/redirect-page.ts';

const siteUrl = 'https://stylexjs.com';

test('X29 a redirect page leads on by refresh, canonical and a plain link', () => {
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

test('a redirect page escapes what it shows and encodes its target', () => {
  const html = buildRedirectPage('/a b/?x="&y=é#z', siteUrl, '<b>"T"</b>');
  expect(html).toContain(
    '<a href="/a%20b/?x=%22&amp;y=%C3%A9#z">&lt;b&gt;&quot;T&quot;&lt;/b&gt;</a>',
  );
  expect(html).toContain('<title>Moved to &lt;b&gt;&quot;T&quot;&lt;/b&gt;</title>');
});

test('a redirect page may lead to another site', () => {
  const html = buildRedirectPage('https://x.y/z', siteUrl, 'Z');
  expect(html).toContain('content="0; url=https://x.y/z"');
});
