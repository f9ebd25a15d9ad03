import { expect, test } from 'vitest';
import { hostHeaders } from '../../../src/outputs/host-headers.ts';
import { serveFiles, statusOf } from './served-folder.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'digits.txt': '0123456789',
};
const site = serveFiles(files, { compress: true });
const bare = serveFiles(files, { headers: false });

test('without the option no headers of the host are sent', async () => {
  const answer = await bare.fetch('/');
  expect(answer.status).toBe(200);
  for (const name of Object.keys(hostHeaders)) expect(answer.headers.get(name)).toBe(null);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s is rejected with the allowed methods',
  async (method) => {
    const answer = await site.fetch('/digits.txt', {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  },
);

test('OPTIONS returns the allowed methods, and works for the whole server', async () => {
  const answer = await site.fetch('/digits.txt', {}, 'OPTIONS');
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const whole = await site.sendRaw(
    'OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  );
  expect(statusOf(whole)).toBe(204);
});

test('HEAD is answered like GET, without the body', async () => {
  const answer = await site.fetch('/digits.txt', {}, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    '10',
    '',
  ]);
});

test.each([
  ['/', {}, 200],
  ['/digits.txt', { range: 'bytes=0-1' }, 206],
  ['/nowhere/', {}, 404],
  ['/%00', {}, 400],
  ['/digits.txt', { range: 'bytes=10-' }, 416],
])('%s with %j has the headers of every file', async (address, headers, status) => {
  const answer = await site.fetch(address, headers);
  expect(answer.status).toBe(status);
  const names = Object.keys(hostHeaders);
  expect(names.map((name) => answer.headers.get(name))).toEqual(Object.values(hostHeaders));
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.has('etag')).toBe(status < 300);
  const type = status === 404 || address === '/' ? 'text/html' : 'text/plain';
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
});
