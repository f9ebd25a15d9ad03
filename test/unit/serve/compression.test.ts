import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { serveFiles, statusOf } from './served-folder.ts';

const text = 'A sentence that is said more than once. '.repeat(200);
const site = serveFiles(
  {
    'index.html': text,
    '404.html': text,
    'script.js': text,
    'small.txt': 'small',
    'picture.png': text,
    'video.mp4': text,
    'RSC/shell.txt': text,
    'search/index/core.json': JSON.stringify(text),
  },
  { compress: true },
);
const plain = serveFiles({ 'index.html': text });
const date = new Date('2025-05-19T10:00:00Z');

beforeAll(() => utimesSync(path.join(site.folder, 'index.html'), date, date));

/** Reads the raw answer, since `fetch` removes the encoding. */
async function sizeAndEncoding(address: string, accept: string): Promise<[number, string | null]> {
  const answer = await site.sendRaw(
    `GET ${address} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${accept}\r\nConnection: close\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(200);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  return [body.length, /^content-encoding: (.*)$/im.exec(head)?.[1] ?? null];
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['', null],
  ['gzip;q=0', null],
  ['zstd', null],
])('a client that accepts %j gets %s', async (accept, encoding) => {
  const [size, got] = await sizeAndEncoding('/', accept);
  expect(got).toBe(encoding);
  const most = Math.max(gzipSync(text).length, brotliCompressSync(text).length) + 100;
  expect(size < most).toBe(encoding !== null);
});

test.each([
  ['/script.js', 'br'],
  ['/RSC/shell.txt', 'br'],
  ['/search/index/core.json', 'br'],
  ['/picture.png', null],
  ['/video.mp4', null],
  ['/small.txt', null],
])('%s is sent as %s', async (address, encoding) => {
  expect((await sizeAndEncoding(address, 'br'))[1]).toBe(encoding);
});

test('a compressed answer has the same text and a Vary header', async () => {
  for (const address of ['/', '/nowhere/']) {
    const answer = await site.fetch(address, { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe(text);
  }
});

test('a range gets bytes of the uncompressed file', async () => {
  const answer = await site.fetch('/', { 'accept-encoding': 'br', range: 'bytes=2-4999' });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null]);
  expect(await answer.text()).toBe(text.slice(2, 5000));
});

test('a range with If-Range and a weak tag gets the whole file', async () => {
  const tag = (await site.fetch('/')).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\//);
  const answer = await site.fetch('/', { range: 'bytes=2-9', 'if-range': tag });
  expect([answer.status, await answer.text()]).toEqual([200, text]);
});

test('a file that has not changed is not sent again', async () => {
  const { headers } = await site.fetch('/');
  const [tag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect(new Date(modified)).toEqual(statSync(path.join(site.folder, 'index.html')).mtime);
  const ask = (conditions: Record<string, string>) => {
    const lines = Object.entries(conditions).map(([name, value]) => `${name}: ${value}\r\n`);
    return site.sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines.join('')}\r\n`);
  };
  const statusFor = async (conditions: Record<string, string>) => statusOf(await ask(conditions));
  expect(await statusFor({ 'if-none-match': tag })).toBe(304);
  expect(await statusFor({ 'if-modified-since': modified })).toBe(304);
  expect(await statusFor({ 'if-modified-since': 'Mon, 19 May 2025 10:00:01 GMT' })).toBe(304);
  expect(await statusFor({ 'if-modified-since': 'Mon, 19 May 2025 09:59:59 GMT' })).toBe(200);
  expect(await statusFor({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200);
  const kept = await ask({ 'if-none-match': tag, 'accept-encoding': 'br' });
  expect(kept).toMatch(/^vary: Accept-Encoding\r\n/im);
  expect(kept).toMatch(/\r\n\r\n$/);
});

test('without the option files are sent uncompressed', async () => {
  const answer = await plain.fetch('/', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers.get('content-encoding')).toBe(null);
  expect(answer.headers.get('content-length')).toBe(String(text.length));
});
