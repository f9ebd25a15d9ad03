import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type ServeOptions, serveSite } from '../../../src/commands/serve-site.ts';
import { hostHeaders } from '../../../src/outputs/host-headers.ts';

const around = mkdtempSync(path.join(tmpdir(), 'served-'));
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(around, { recursive: true });
});

function writeFolder(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = path.join(around, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** @returns sends a request whose address and headers stay as they are, unlike those of `fetch` */
async function serve(folder: string, options?: ServeOptions) {
  const server = serveSite(folder, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Headers; body: Buffer }>((resolve, reject) => {
      const request = { port, host: '127.0.0.1', path: target, headers, method, agent: false };
      get(request, async (response) => {
        const body = Buffer.concat(await response.toArray());
        const all = Object.entries(response.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve({ status: response.statusCode ?? 0, headers: new Headers(all), body });
      }).on('error', reject);
    });
}

const text = 'A sentence that is said more than once. '.repeat(200);
const signs = [..."+,:;&@$#?=%!()'*[]|"];
const files = {
  'index.html': 'Home',
  '404.html': 'Page Not Found',
  'docs/index.html': 'Docs',
  'docs/one.html': 'One',
  'a b/größe.txt': 'größe',
  'copy.md': 'größe',
  '.well-known/security.txt': 'Contact',
  'digits.txt': '0123456789',
  'empty.txt': '',
  'script.js': text,
  'picture.png': text,
  'ready.css': text,
  'ready.css.br': brotliCompressSync('compressed before'),
  ...Object.fromEntries(signs.map((sign) => [`names/c${sign}/index.html`, `named ${sign}`])),
};
const folder = writeFolder('site', files);
writeFolder('', { 'secret.txt': 'secret' });
const ask = await serve(folder, { compress: true });

test.each([
  ['/', 200, 'Home'],
  ['/docs/', 200, 'Docs'],
  ['/docs', 200, 'Docs'],
  ['/docs/one', 200, 'One'],
  ['/docs/?q=%', 200, 'Docs'],
  ['/a%20b/gr%C3%B6%C3%9Fe.txt', 200, 'größe'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/empty.txt', 200, ''],
  ['/names/', 404, 'Page Not Found'],
  ['/nowhere/', 404, 'Page Not Found'],
  ['/%E0%A4%A', 404, 'Page Not Found'],
  ['/%00', 404, 'Page Not Found'],
  ['/../secret.txt', 404, 'Page Not Found'],
  ['/..%2fsecret.txt', 404, 'Page Not Found'],
  [`/${'x'.repeat(5000)}`, 404, 'Page Not Found'],
])('%s is answered with %i (X29)', async (address, status, body) => {
  const answer = await ask(address);
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
});

test.each(signs)('a page with "%s" in its name is found', async (sign) => {
  for (const ending of ['', '/', '/?q=%']) {
    const { body } = await ask(`/names/${encodeURIComponent(`c${sign}`)}${ending}`);
    expect(String(body)).toBe(`named ${sign}`);
  }
});

test.each([
  ['/', 200, 'text/html;charset=utf-8'],
  ['/copy.md', 200, 'text/markdown; charset=utf-8'],
  ['/digits.txt', 200, 'text/plain; charset=utf-8'],
  ['/nowhere/', 404, 'text/html; charset=utf-8'],
])('%s has the headers of every file', async (address, status, type) => {
  for (const method of ['GET', 'HEAD']) {
    const { headers, ...answer } = await ask(address, {}, method);
    expect([answer.status, headers.get('content-type')]).toEqual([status, type]);
    const names = Object.keys(hostHeaders);
    expect(names.map((name) => headers.get(name))).toEqual(Object.values(hostHeaders));
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(answer.body.length > 0).toBe(method === 'GET');
  }
});

test('without the options no headers of the host are sent, and nothing is compressed', async () => {
  const askBare = await serve(folder, { headers: false });
  const { headers } = await askBare('/script.js', { 'accept-encoding': 'br, gzip' });
  for (const name of Object.keys(hostHeaders)) expect(headers.get(name)).toBe(null);
  expect(headers.get('content-encoding')).toBe(null);
});

test.each([
  ['/script.js', 'gzip, deflate, br, zstd', 'br'],
  ['/script.js', 'gzip', 'gzip'],
  ['/script.js', 'identity', null],
  ['/picture.png', 'br', null],
])('%s is sent to a client that accepts %j as %s', async (address, accept, encoding) => {
  const { headers, body } = await ask(address, { 'accept-encoding': accept });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(body.length < text.length).toBe(encoding !== null);
});

test('a file that was compressed before is sent as it is', async () => {
  const { headers, body } = await ask('/ready.css', { 'accept-encoding': 'br' });
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([
    'text/css',
    'br',
  ]);
  expect(String(brotliDecompressSync(body))).toBe('compressed before');
  expect(String((await ask('/ready.css')).body)).toBe(text);
});

test('a file that has not changed is not sent again', async () => {
  const { headers } = await ask('/script.js');
  const again = await ask('/script.js', { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=-3', 200, null, '0123456789'],
  ['bytes=9-2', 200, null, '0123456789'],
])('the range %j is answered with %i', async (range, status, place, body) => {
  const { headers, ...answer } = await ask('/digits.txt', { range, 'accept-encoding': 'br' });
  expect(answer.status).toBe(status);
  expect([headers.get('content-range'), headers.get('content-encoding')]).toEqual([place, null]);
  expect(String(answer.body)).toBe(body);
});

test('a request that no browser makes does not stop the server', async () => {
  await ask('/digits.txt', { range: 'lines' });
  await ask('*', {}, 'OPTIONS');
  await ask('/', {}, 'POST');
  expect((await ask('/')).status).toBe(200);
});

const base = '/some/gr%C3%B6%C3%9Fe/';

test.each([
  [base, 200, 'Home'],
  [`${base}docs/`, 200, 'Docs'],
  [`${base}none/`, 404, 'Page Not Found'],
  ['/docs/', 404, 'Page Not Found'],
  ['/some/', 404, 'Page Not Found'],
  ['/', 302, ''],
  ['/?from=x', 302, ''],
  [base.slice(0, -1), 302, ''],
])('with a base path %s is answered with %i', async (address, status, body) => {
  const askBelow = await serve(folder, { baseUrl: '/some/größe/', compress: true });
  const answer = await askBelow(address);
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
  expect(answer.headers.get('location')).toBe(status === 302 ? base : null);
});

test('a new build is served at once, also after there was none', async () => {
  const link = path.join(around, 'public');
  const askLinked = await serve(link);
  expect((await askLinked('/')).status).toBe(404);
  for (const name of ['first', 'second']) {
    symlinkSync(writeFolder(name, { [`${name}.html`]: name, '404.html': name }), `${link}.next`);
    renameSync(`${link}.next`, link);
    expect(String((await askLinked(`/${name}`)).body)).toBe(name);
    expect(String((await askLinked('/none')).body)).toBe(name);
  }
});
