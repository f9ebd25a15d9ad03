import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findExternalLinks, requestExternalLinks } from '../../../src/check/external-links.ts';
import { compileContent } from '../../../src/compile/compile-content.ts';

const server = createServer(({ method, url }, response) => {
  if (url === '/gone') response.statusCode = 404;
  if (url === '/no-head' && method === 'HEAD') response.statusCode = 405;
  if (url === '/moved') response.writeHead(301, { location: '/here' });
  if (url === '/members') response.statusCode = 403;
  response.end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object') origin = `http://127.0.0.1:${address?.port}`;
});
afterAll(() => server.close());

test('a missing address is reported at each link to it', async () => {
  const paths = ['/here', '/gone', '/no-head', '/moved', '/members', '/gone'];
  const places = paths.map((path, at) => {
    return { file: 'content/docs/a.mdx', line: at + 1, column: 3, href: origin + path };
  });
  const diagnostics = await requestExternalLinks(Map.groupBy(places, ({ href }) => href));
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
    `2 ${origin}/gone answered 404`,
    `6 ${origin}/gone answered 404`,
  ]);
});

test('an unreachable server is reported with the reason', async () => {
  const place = { file: 'content/docs/a.mdx', line: 1, column: 1 };
  const [diagnostic] = await requestExternalLinks(new Map([['http://127.0.0.1:1/', [place]]]));
  expect(diagnostic?.message).toMatch(/^http:\/\/127\.0\.0\.1:1\/ cannot be reached: /);
});

test('external links are collected from compiled pages, without the hash', async () => {
  const text =
    'See [a](https://a.example/x#y), https://a.example/x, [own](https://own.example/) and [b](./b.mdx).';
  const { compiled } = await compileContent('content/docs/a.mdx', text);
  const docs = compiled ? [{ file: 'content/docs/a.mdx', facts: compiled }] : [];
  const found = findExternalLinks({ docs, posts: [], partials: [] }, 'https://own.example');
  expect([...found].map(([href, places]) => [href, places.length])).toEqual([
    ['https://a.example/x', 2],
  ]);
});
