import { expect, test } from 'vitest';
import { markdownPathOf } from '../../../src/links/markdown-path.ts';
import { closeAddress, isFilePath } from '../../../src/links/page-path.ts';

test.each([
  '/img/a.svg',
  'a.MP4',
  '/f.woff2',
  '/x.tar.gz',
  '/x.7z',
  '/x.3gp',
  './a.c',
  '/v1.0/list.json',
])('%s is the path of a file', (path) => expect(isFilePath(path)).toBe(true));

test.each(['/blog/v0.13.0', '/blog/v0.13', '/2.0rc1', '/v1.0-beta.2', '/a.b/c', '/x.y/', '/a.'])(
  '%s is the path of a page',
  (path) => expect(isFilePath(path)).toBe(false),
);

test.each([
  ['/docs', '/docs/'],
  ['/docs/', '/docs/'],
  ['/blog/v0.13.0#a.b', '/blog/v0.13.0/#a.b'],
  ['/docs?to=/x.svg', '/docs/?to=/x.svg'],
  ['/img/a.svg?v=1', '/img/a.svg?v=1'],
  ['#here', '#here'],
  ['', ''],
])('the address %s becomes %s', (written, closed) => {
  expect(closeAddress(written)).toBe(closed);
});

test.each([
  ['/docs/learn/', '/', '/docs/learn.md'],
  ['/', '/', '/index.md'],
  ['/base/', '/base/', '/base/index.md'],
  ['/base/docs/', '/base/', '/base/docs.md'],
  ['/404.html', '/', undefined],
])('the Markdown copy of %s on a site at %s is %s', (page, baseUrl, copy) => {
  expect(markdownPathOf(page, baseUrl)).toBe(copy);
});
