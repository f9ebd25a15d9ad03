import { expect, test } from 'vitest';
import { routeOfRequest } from '../../../src/dev/route-of-request.ts';

test.each([
  ['/', '/', '/'],
  ['/docs/learn/', '/', '/docs/learn/'],
  ['/docs/learn', '/', '/docs/learn/'],
  ['/docs/learn/index.html?theme=dark', '/', '/docs/learn/'],
  ['/base/docs/gr%C3%B6%C3%9Fe/', '/base/', '/docs/größe/'],
  ['/RSC/R/docs/learn.txt', '/', '/docs/learn/'],
  ['/RSC/R/docs/learn/_.txt', '/', '/docs/learn/'],
  ['/base/RSC/R/_root.txt', '/base/', '/'],
  ['/RSC/shell.txt', '/', undefined],
])('a request for %s below %s is for the page at %s', (url, base, route) => {
  expect(routeOfRequest(url, base)).toBe(route);
});
