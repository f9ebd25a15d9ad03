import { expect, test } from 'vitest';
import { compileContent } from '../../../src/compile/compile-content.ts';
import { readHeadTags } from '../../../src/site/collections/content.ts';

const text = [
  '<head>',
  '  <meta name="robots" content="noindex, nofollow" />',
  "  <meta property='og:image' content={'/img/a.png'} />",
  '  <meta name="author" content="Ada" />',
  '  <link rel="me" href="https://example.com/ada" />',
  '  <link rel="canonical" href="https://example.com" />',
  '  <script src="x.js" />',
  '</head>',
  '',
  'Text.',
].join('\n');

test('`<head>` in a text goes to the head of its page, with warnings for what is left out', async () => {
  const { compiled, diagnostics } = await compileContent('content/docs/a.mdx', text);
  expect(compiled?.body).toEqual({ html: '<p>Text.</p>' });
  expect(
    diagnostics.map(({ line, severity, message }) => `${line} ${severity} ${message}`),
  ).toEqual(['7 warning <script> in <head> is left out']);
  expect(readHeadTags(compiled?.head, { hrefOfLink: (href) => `/base${href}` })).toEqual({
    image: '/base/img/a.png',
    head: [
      { name: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
      { name: 'meta', attributes: { name: 'author', content: 'Ada' } },
      { name: 'link', attributes: { rel: 'me', href: 'https://example.com/ada' } },
      { name: 'link', attributes: { rel: 'canonical', href: 'https://example.com' } },
    ],
  });
});

test('in plain Markdown, `<head>` is read from its HTML', async () => {
  const html = [
    '<head>',
    '  <meta name="robots" content="noindex">',
    '  <meta property="og:title" content="A &amp; B">',
    '  <link rel="alternate me" hreflang="de" href="https://example.com/de">',
    '  <script src="x.js"></script>',
    '</head>',
  ].join('\n');
  const source = `---\nformat: md\n---\n\n${html}\n\nText.\n`;
  const { compiled, diagnostics } = await compileContent('content/docs/a.md', source);
  expect(compiled?.body).toEqual({ html: '<p>Text.</p>' });
  expect(diagnostics.map(({ message }) => message)).toEqual(['<script> in <head> is left out']);
  expect(compiled?.head).toEqual([
    { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { name: 'meta', attributes: { property: 'og:title', content: 'A & B' } },
    {
      name: 'link',
      attributes: { rel: 'alternate me', hrefLang: 'de', href: 'https://example.com/de' },
    },
  ]);
});

test("Docusaurus' component for the head is read like `<head>`", async () => {
  const imported =
    'import Head from \'@docusaurus/Head\';\n\n<Head>\n  <meta name="a" content="b" />\n</Head>\n';
  const { compiled } = await compileContent('content/docs/a.mdx', imported);
  expect(compiled?.head).toEqual([{ name: 'meta', attributes: { name: 'a', content: 'b' } }]);
});
