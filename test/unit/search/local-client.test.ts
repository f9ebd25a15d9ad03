import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLocalClient } from '../../../src/search/query/local-client.ts';

const records = [
  {
    title: 'Rules & <Card>',
    path: '/docs/rules/',
    section: 'Learn',
    headings: [{ text: 'Using rules', id: 'using-rules' }],
  },
];
const server = createServer((request, response) => {
  if (request.url !== '/records.json') response.statusCode = 404;
  response.end(JSON.stringify(records));
});
afterEach(() => server.close());

test('X18 the local client answers in the shape of the hosted one, with HTML in it', async () => {
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const client = createLocalClient({ indexUrl: `http://localhost:${port}/records.json` });
  const { results } = await client.search({ requests: [{ query: 'rules', hitsPerPage: 1 }] });
  expect(results).toMatchObject([
    { query: 'rules', nbHits: 2, nbPages: 2, hits: [{ url: '/docs/rules/', type: 'lvl1' }] },
  ]);
  expect(results[0]?.hits[0]?._snippetResult.hierarchy.lvl1?.value).toBe(
    '<mark>Rules</mark> &amp; &lt;Card>',
  );
});

test('S8.3 what cannot be fetched is an error that asking again may mend', async () => {
  const client = createLocalClient({ indexUrl: 'http://localhost:1/records.json' });
  await expect(client.search({ requests: [{ query: 'a' }] })).rejects.toThrow(
    'The search index cannot be loaded.',
  );
});
