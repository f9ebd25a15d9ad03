import { expect, test } from 'vitest';
import { covers } from '../../../src/policy/find-unnamed.ts';

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
  ['mailto:', 'mailto:a@b.c', true],
])('the source %s covers %s: %s', (source, address, is) => {
  expect(covers(source, new URL(address))).toBe(is);
});
