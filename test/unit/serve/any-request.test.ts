import { randomBytes } from 'node:crypto';
import { linkSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { serveFiles, statusOf } from './served-folder.ts';

const site = serveFiles(
  {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Page Not Found</h1>',
    'docs/learn/index.html': '<h1>Learn</h1>',
    'docs/one.html': '<h1>One</h1>',
    'a b/größe.txt': 'named',
    '.well-known/security.txt': 'Contact',
    'digits.txt': '0123456789',
    ...Object.fromEntries(
      [..."+,:;&@$#?=%!()'*[]|"].map((one) => [`names/c${one}/index.html`, `named ${one}`]),
    ),
    'empty.txt': '',
    'large.txt': randomBytes(1_000_000).toString('hex'),
  },
  { compress: true },
);

beforeAll(() => {
  writeFileSync(path.join(site.around, 'secret.txt'), 'secret');
  symlinkSync(path.join(site.around, 'secret.txt'), path.join(site.folder, 'out.txt'));
  writeFileSync(`${site.folder}-secret.txt`, 'secret');
  symlinkSync(`${site.folder}-secret.txt`, path.join(site.folder, 'beside.txt'));
  symlinkSync(site.around, path.join(site.folder, 'up'));
  symlinkSync('digits.txt', path.join(site.folder, 'inside.txt'));
  symlinkSync('nowhere', path.join(site.folder, 'broken.txt'));
  linkSync(path.join(site.folder, 'digits.txt'), path.join(site.folder, 'hard.txt'));
});

test.each([
  ['bytes=10-', 416, 'bytes */10'],
  ['bytes=99-100', 416, 'bytes */10'],
  ['bytes=0-3', 206, 'bytes 0-3/10'],
  ['bytes=3-3', 206, 'bytes 3-3/10'],
  ['bytes=-3', 206, 'bytes 7-9/10'],
  ['bytes=8-99', 206, 'bytes 8-9/10'],
  ['bytes=99999999999999999999-', 416, 'bytes */10'],
  ['bytes=-0', 416, 'bytes */10'],
  ['bytes=-99', 206, 'bytes 0-9/10'],
  ['Bytes=2-3', 206, 'bytes 2-3/10'],
  ['bytes=9-2', 200, null],
  ['bytes=99999999999999999999-1', 200, null],
  ['bytes=abc', 200, null],
  ['bytes=-', 200, null],
  ['bytes=0-1x', 200, null],
  ['bytes=0-1,9-2', 200, null],
  ['bytes=0-1,4-5', 200, null],
  ['bytes=a-b', 200, null],
  ['bytes', 200, null],
  ['lines=1-2', 200, null],
])('the range %j is answered with %i', async (range, status, contentRange) => {
  const answer = await site.fetch('/digits.txt', { range });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange]);
  const [start, end] = /(\d+)-(\d+)/
    .exec(contentRange ?? '')
    ?.slice(1)
    .map(Number) ?? [0, 9];
  if (status < 300) {
    expect(await answer.text()).toBe('0123456789'.slice(start, (end ?? 0) + 1));
  }
  expect((await site.fetch('/digits.txt')).status).toBe(200);
});

test.each([
  ['/', 200, 'Home'],
  ['/docs/learn/', 200, 'Learn'],
  ['/docs/learn', 200, 'Learn'],
  ['/docs/one', 200, 'One'],
  ['/docs/learn/?q=%', 200, 'Learn'],
  ['/a%20b/gr%C3%B6%C3%9Fe.txt', 200, 'named'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/inside.txt', 200, '0123456789'],
  ['/hard.txt', 200, '0123456789'],
  ['/empty.txt', 200, ''],
  ['/docs/', 404, 'Page Not Found'],
  ['/nowhere/', 404, 'Page Not Found'],
  ['/%E0%A4%A', 404, 'Page Not Found'],
  ['/docs%2flearn/', 404, 'Page Not Found'],
  ['/%2e%2e/secret.txt', 404, 'Page Not Found'],
  ['/..%2fsecret.txt', 404, 'Page Not Found'],
  ['/..%5csecret.txt', 404, 'Page Not Found'],
  ['/out.txt', 404, 'Page Not Found'],
  ['/beside.txt', 404, 'Page Not Found'],
  ['/up/secret.txt', 404, 'Page Not Found'],
  ['/broken.txt', 404, 'Page Not Found'],
  ['/digits.txt/more', 404, 'Page Not Found'],
  ['/%00', 400, '400 Bad Request'],
  ['/digits.txt%00.html', 400, '400 Bad Request'],
])('%s is answered with %i', async (address, status, text) => {
  const answer = await site.fetch(address);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
});

test('a range at the end of an empty file gives the whole file', async () => {
  const answer = await site.fetch('/empty.txt', { range: 'bytes=-5' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test.each([..."+,:;&@$#?=%!()'*[]|"])('a page with "%s" in its name is found', async (letter) => {
  const address = `/names/${encodeURIComponent(`c${letter}`)}`;
  for (const ending of ['', '/', '/?q=%', '/?%E0%A4%A']) {
    const answer = await site.fetch(address + ending);
    expect([answer.status, await answer.text()]).toEqual([200, `named ${letter}`]);
  }
});

test.each([300, 5000])('a name of %i letters is answered with 404', async (length) => {
  expect((await site.fetch(`/${'x'.repeat(length)}`)).status).toBe(404);
});

const get = (target: string, ...lines: string[]) =>
  [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n');
const host = 'Host: 127.0.0.1';

test.each([
  ['a path out of the site', get('/../secret.txt', host), 404],
  ['a path out of the site through a folder', get('/docs/../../secret.txt', host), 404],
  ['dots that stay in the site', get('/docs/../digits.txt', host), 404],
  ['a fragment', get('/digits.txt#?a', host), 200],
  ['the address of another host', get('//evil.example/x', host), 404],
  ['a page below two slashes', get('//docs/learn/', host), 404],
  ['an absolute URL, as to a proxy', get('http://example.com/digits.txt', host), 200],
  ['an absolute URL without a path', get('http://example.com', host), 200],
  ['an absolute URL out of the site', get('http://example.com/../secret.txt', host), 404],
  ['a path without a slash', get('digits.txt', host), 400],
  ['no host', get('/'), 400],
  ['two hosts', get('/', host, 'Host: evil.example'), 400],
  ['a host with a path', get('/', 'Host: a/b'), 400],
  ['a host with a user name', get('/', 'Host: a@b'), 400],
  ['a host with an invalid port', get('/', 'Host: a:port'), 400],
  ['HTTP/1.0 and no host', 'GET / HTTP/1.0\r\n\r\n', 200],
  ['half a request', 'GET / HTT', 400],
  ['something other than HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['a header that is too large', get('/', host, `X: ${'x'.repeat(70_000)}`), 431],
  ['bytes in a path', get('/\xff\xfe', host), 400],
  ['an upgrade', get('/', host, 'Connection: Upgrade', 'Upgrade: websocket'), 200],
  ['an expectation', get('/', host, 'Expect: the unexpected'), 417],
  ['an invalid date', get('/', host, 'If-Modified-Since: tomorrow'), 200],
  ['an invalid tag', get('/', host, 'If-None-Match: """,,W/', 'If-Match: *'), 200],
  ['a tag that the file does not have', get('/', host, 'If-Match: "x"'), 412],
  ['invalid encodings', get('/', host, 'Accept-Encoding: ;;q=,br;q=x,*;q=0'), 200],
  ['a body', get('/', host, 'Content-Length: 3').concat('abc'), 200],
  [
    'a body that is shorter than its length',
    get('/', host, 'Content-Length: 9').concat('abc'),
    200,
  ],
])('a request with %s does not stop the server', async (_, request, status) => {
  const answer = await site.sendRaw(request);
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toContain('secret');
  expect((await site.fetch('/')).status).toBe(200);
});

test('a thousand random requests do not stop the server', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const pieces = [
    '/',
    '..',
    '%2e',
    '%2f',
    '%00',
    '\\',
    '//',
    '?',
    '#',
    'digits.txt',
    '%',
    '*',
    ':',
  ];
  const headers = ['Range: bytes=', 'If-Range: ', 'If-None-Match: ', 'Accept-Encoding: ', 'Host: '];
  const some = (from: readonly string[]) => from[random(from.length)] ?? '';
  const junk = () =>
    Array.from({ length: random(6) }, () => some([...pieces, '-', '9', '"', ','])).join('');
  for (let at = 0; at < 1000; at += 50) {
    const requests = Array.from({ length: 50 }, () => {
      const method = some(['GET', 'GET', 'HEAD', 'POST', 'CONNECT', 'OPTIONS', 'G\x01T']);
      const lines = Array.from({ length: random(3) }, () => some(headers) + junk());
      return get(`/${junk()}`, host, ...lines).replace('GET', method);
    });
    const answers = await Promise.all(requests.map(site.sendRaw));
    expect(
      answers.filter((answer) => statusOf(answer) === 500 || answer.includes('secret')),
    ).toEqual([]);
  }
  expect((await site.fetch('/')).status).toBe(200);
});

test('clients that disconnect during an answer do not stop the server', async () => {
  for (let at = 0; at < 50; at += 1) {
    const leaving = new AbortController();
    const answer = await site.fetch(
      '/large.txt',
      { 'accept-encoding': at % 2 ? 'br' : 'gzip' },
      'GET',
      leaving.signal,
    );
    expect(answer.status).toBe(200);
    leaving.abort();
  }
  expect((await site.fetch('/')).status).toBe(200);
});
