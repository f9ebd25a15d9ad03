import { expect, test } from 'vitest';
import { isOwnLink, needsCheck } from '../../../src/links/own-link.ts';
import { idOfHash, resolveAddress } from '../../../src/links/resolve-address.ts';

test.each([
  ['../b/?a=b#gr%C3%B6%C3%9Fe', '/docs/b/ größe'],
  ['https://x.y/c%20d/', '/c d/ '],
  ['//x.y/c/#a:~:text=b', '/c/ a'],
  ['http://x.y/c/', 'external'],
  ['mailto:a@b.c', 'external'],
  ['/100%/', 'malformed'],
  ['#100%', 'malformed'],
  ['https://[', 'malformed'],
])('on the page /docs/a/, the address %s is %s', (href, read) => {
  const target = resolveAddress(href, '/docs/a/', 'https://x.y');
  const { kind } = target;
  expect(kind === 'internal' ? `${target.path} ${target.id ?? ''}` : kind).toBe(read);
});

test.each([
  ['#use', 'use'],
  ['use', 'use'],
  ['#v1', 'v1'],
  ['#v1.short', 'v1.short'],
  ['#', undefined],
  ['#Top', undefined],
  ['#:~:text=a', undefined],
  [`#v1.${'aB-_'.repeat(5)}`, undefined],
  [`#v2.${'aB-_'.repeat(50)}.a1B2`, undefined],
])('the id of the hash %s is %s', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});

test.each([
  ['/a/', true, true],
  ['a:b', false, false],
  ['./a:b', true, true],
  ['#a', true, true],
  ['mailto:a@b.c', false, false],
  [' HTTPS://x.y', false, true],
  [' //x.y', false, true],
  ['javascript:a()', false, false],
])(
  'the link %j is written without a host: %s, may lead to a page of the site: %s',
  (href, own, may) => {
    expect([isOwnLink(href), needsCheck(href)]).toEqual([own, may]);
  },
);
