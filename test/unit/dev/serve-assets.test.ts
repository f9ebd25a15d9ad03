import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asset } from '../../../src/content/content-facts.ts';
import { serveAssets } from '../../../src/dev/serve-assets.ts';
import { project } from '../compile/assets.ts';

const assets: Asset[] = [
  { file: 'content/docs/learn/my picture.png', address: '/assets/my-picture-1.png' },
  { file: 'content/docs/learn/größe 例.png', address: '/assets/größe-例-1.png' },
];
const serve = serveAssets(project, '/base/', async () => assets);
const server = createServer((request, response) =>
  serve(request, response, () => response.writeHead(404).end(request.url)),
);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

test.each(['/base/assets/my-picture-1.png', '/base/assets/gr%C3%B6%C3%9Fe-%E4%BE%8B-1.png?x'])(
  'dev serves the image beside the page at %s',
  async (address) => {
    const answer = await fetch(origin + address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect((await answer.bytes()).subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  },
);

test.each([
  '/assets/my-picture-1.png',
  '/base/content/docs/learn/logo.svg',
  '/base/assets/%E0%A4%A',
])('dev leaves %s to the server', async (address) => {
  const answer = await fetch(origin + address);
  expect([answer.status, await answer.text()]).toEqual([404, address]);
});
