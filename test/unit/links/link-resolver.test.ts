import { expect, test } from 'vitest';
import { createLinkResolver, type ShowingPage } from '../../../src/links/link-resolver.ts';

const page = 'content/docs/guide/index.mdx';
const post = 'content/blog/2025-01-01-a.mdx';
const partial = 'content/docs/parts/_note.mdx';
const files = new Map([
  [page, '/docs/guide/'],
  [post, '/blog/a/'],
]);
const resolve = createLinkResolver({ files, ids: new Map(), baseUrl: '/base/' });
const whole: ShowingPage = { file: page, extent: 'whole' };
const preview: ShowingPage = { file: page, extent: 'preview' };

test.each([
  ['../guide/index.mdx#use', '/base/docs/guide/#use'],
  ['../more', '/base/docs/more/'],
  ['./x.svg', '/base/docs/guide/x.svg'],
  ['./gone.mdx#a', './gone.mdx#a'],
  ['#here', '#here'],
])('%s in a partial leads, from the page that shows it, to %s', (href, shown) => {
  expect(resolve(href, partial, whole)).toBe(shown);
});

test('a hash link in a preview gets the address of its page', () => {
  expect(resolve('#here', page, whole)).toBe('#here');
  expect(resolve('#here', page, preview)).toBe('/base/docs/guide/#here');
  expect(resolve('#here', partial, preview)).toBe('/base/docs/guide/#here');
});

test('a relative link in the preview of another page starts at that page', () => {
  expect(resolve('../b/', post, { file: page, extent: 'preview' })).toBe('/base/blog/b/');
});
