import { expect, test } from 'vitest';
import { covers, findUnnamed } from '../../../src/policy/find-unnamed.ts';

test.each([
  ['https://a.example', 'https://a.example/b', true],
  ['https://a.example', 'http://a.example/b', false],
  ['http://a.example', 'https://a.example/b', true],
  ['a.example', 'https://a.example/b', true],
  ['a.example', 'http://a.example/b', false],
  ['HTTPS://A.example', 'https://a.example/b', true],
  ['https://a.example', 'https://b.a.example/', false],
  ['https://*.a.example', 'https://b.a.example/', true],
  ['https://*.a.example', 'https://a.example/', false],
  ['https://*.a.example', 'https://evila.example/', false],
  ['https://a.example', 'https://a.example:8443/', false],
  ['https://a.example:8443', 'https://a.example:8443/', true],
  ['https://a.example:443', 'https://a.example/', true],
  ['https://a.example:*', 'https://a.example:8443/', true],
  ['https://a.example/films/', 'https://a.example/films/1', true],
  ['https://a.example/films/', 'https://a.example/other', false],
  ['https://a.example/films', 'https://a.example/films', true],
  ['https://a.example/films', 'https://a.example/films/1', false],
  ['https:', 'https://a.example/', true],
  ['https:', 'http://a.example/', false],
  ['http:', 'https://a.example/', true],
  ['mailto:', 'mailto:a@b.c', true],
])('the source %s covers %s: %s', (source, address, is) => {
  expect(covers(source, new URL(address))).toBe(is);
});

const url = 'https://own.example';
const told = (field: 'frameSrc' | 'formAction', address: string, source: string, policy = {}) =>
  findUnnamed(
    { field, element: 'iframe', address, source },
    { url, contentSecurityPolicy: policy },
  ).map(({ message, hint }) => `${message}; ${hint}`);

test('a host that the configuration does not name is reported with the line to add', () => {
  expect(told('frameSrc', '//a.example/b', 'a.example')).toEqual([
    "<iframe> loads from https://a.example, which site.config.ts does not name; If you trust it, write there: contentSecurityPolicy: { frameSrc: ['https://a.example'] }.",
  ]);
  expect(told('formAction', 'mailto:a@b.c', 'mailto:')).toEqual([
    "<iframe> sends to mailto:, which site.config.ts does not name; If you trust it, write there: contentSecurityPolicy: { formAction: ['mailto:'] }.",
  ]);
  expect(told('frameSrc', 'data:text/html,a', 'data:')).toEqual([
    expect.stringMatching(/^<iframe> has a data: address .*frameSrc: \['data:'\] }\.$/),
  ]);
});

test('the site itself and named sources are not reported, in their own field only', () => {
  const policy = { frameSrc: ['https://a.example'] };
  expect(told('frameSrc', 'https://a.example/b', 'https://a.example', policy)).toEqual([]);
  expect(told('formAction', 'https://a.example/b', 'https://a.example', policy)).toHaveLength(1);
  expect(told('frameSrc', 'https://own.example/b', 'https://own.example')).toEqual([]);
  expect(told('frameSrc', '//own.example/b', 'own.example')).toEqual([]);
  expect(told('frameSrc', 'http://own.example/b', 'http://own.example')).toHaveLength(1);
  const need = { field: 'frameSrc', element: 'iframe', address: '//a.b', source: 'a.b' } as const;
  expect(findUnnamed(need, { url, contentSecurityPolicy: false })).toEqual([]);
});
