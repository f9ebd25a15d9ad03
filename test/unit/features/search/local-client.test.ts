import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLocalClient } from '../../../../src/features/search/query/local-client.ts';
import { indexOf, page } from './small-index.ts';

let files = new Map<string, string>();
let asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const text = files.get(url.slice(1).replace(/\?.*/, ''));
  if (text === undefined) response.statusCode = 500;
  response.end(text);
});
let indexUrl = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  indexUrl = `http://localhost:${typeof address === 'object' ? address?.port : 0}/`;
});
beforeEach(() => {
  files = indexOf([page('Rules', 'First words.'), page('Themes', 'Other words.')]);
  asked = [];
});
afterAll(() => server.close());

const urls = async (client: ReturnType<typeof createLocalClient>, query: string) =>
  (await client.search({ query })).hits.map(({ url }) => url);

test('X18 fetched files are kept, so that the same query works offline', async () => {
  const client = createLocalClient({ indexUrl });
  expect(await urls(client, 'rules')).toEqual(['/docs/rules/']);
  const count = asked.length;
  files.clear();
  expect(await urls(client, 'rules')).toEqual(['/docs/rules/']);
  expect(asked).toHaveLength(count);
});

test('S8.3 a failed fetch is an error, and is retried with the next query', async () => {
  const right = files;
  files = new Map();
  const client = createLocalClient({ indexUrl });
  await expect(urls(client, 'rules')).rejects.toThrow('cannot be loaded');
  files = right;
  expect(await urls(client, 'rules')).toEqual(['/docs/rules/']);
});

test('a single letter is answered with titles and headings, from the first file', async () => {
  files = indexOf([page('Rules', 'First words.', '## Other rules'), page('Themes', 'Rules.')]);
  const core = files.get('core.json') ?? '';
  files = new Map([['core.json', core]]);
  const client = createLocalClient({ indexUrl });
  expect(await urls(client, 'r')).toEqual(['/docs/rules/', '/docs/rules/#other-rules']);
  expect(await urls(client, 'x')).toEqual([]);
});

test('texts are fetched only for hits that show text', async () => {
  const client = createLocalClient({ indexUrl });
  await urls(client, 'themes');
  expect(asked.filter((url) => /\/p\d/.test(url))).toEqual([]);
  await urls(client, 'words');
  expect(asked.filter((url) => /\/p\d/.test(url))).not.toEqual([]);
});

test('queries still work after the site is published again', async () => {
  const client = createLocalClient({ indexUrl });
  // This fetches the first file.
  expect(await urls(client, '')).toHaveLength(2);
  files = indexOf([
    page('Added', 'Words.'),
    page('Rules', 'First words.'),
    page('Themes', 'Other.'),
  ]);
  expect(await urls(client, 'rules')).toEqual(['/docs/rules/']);
});
