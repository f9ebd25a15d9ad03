import { afterEach, beforeEach, expect, test } from 'vitest';
import { textOf } from '../../../../src/features/search/client/marked-text.ts';
import { createHostedClient } from '../../../../src/features/search/hosted/hosted-client.ts';
import {
  listServiceOrigins,
  writeRequests,
} from '../../../../src/features/search/hosted/service-format.ts';
import { someOf } from '../../../run/exhaustive.ts';
import {
  type SearchService,
  type ServiceMood,
  startSearchService,
} from '../../../search-service.ts';

const keys = { appId: 'APP1', apiKey: 'search-key' };
const settings = {
  provider: 'algolia' as const,
  indexName: 'stylexjs',
  pagePath: '/search/',
  baseUrl: '/',
  suggestions: [],
};
const request = { query: 'vars', words: 10, hitsPerPage: 20 };

let service: SearchService;
beforeEach(async () => {
  service = await startSearchService(keys);
});
afterEach(() => service.close());

const clientOf = (...origins: string[]) =>
  createHostedClient({ ...keys, origins: [service.origin, ...origins], timeoutMs: 3000 }, settings);

async function messageOf(mood: ServiceMood, options = {}): Promise<string> {
  service.mood = mood;
  const timeoutMs = mood === 'silent' || (typeof mood === 'object' && 'after' in mood) ? 200 : 5000;
  const client = createHostedClient(
    { ...keys, origins: [service.origin], timeoutMs, ...options },
    settings,
  );
  const error: unknown = await client.search(request).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('it was answered');
  return error.message;
}

test('S7.1 a request is sent to the service with keys and user agents, and its hits come as data', async () => {
  const { hits, nbHits, nbPages } = await clientOf().search(request);
  expect([nbHits, nbPages]).toEqual([2, 1]);
  expect(hits.map(({ type, snippet }) => [type, textOf(snippet)])).toEqual([
    ['content', 'A sentence about vars & more'],
    ['content', 'A sentence about vars & more'],
  ]);
  expect(hits[0]?.levels.lvl2).toEqual([
    { text: 'Part 1 <', marked: false },
    { text: 'vars', marked: true },
    { text: '>', marked: false },
  ]);
  expect(service.asked).toEqual([{ requests: writeRequests(settings, request) }]);
  expect(service.agents).toEqual(['docsearch (5.1.0); docsearch-react (5.1.0); docusaurus']);
});

test('S7.1 the first origin is the application’s own, followed by three fallbacks', () => {
  expect(listServiceOrigins('APP1')).toEqual([
    'https://APP1-dsn.algolia.net',
    'https://APP1-1.algolianet.com',
    'https://APP1-2.algolianet.com',
    'https://APP1-3.algolianet.com',
  ]);
});

test.each<[string, ServiceMood, RegExp]>([
  ['a rejection', { status: 403 }, /^403 /],
  ['a rate limit', { status: 429 }, /^429 /],
  ['a server error', { status: 500 }, /500 /],
  ['an invalid response', 'garbage', /JSON/],
  ['an incomplete response', 'too little', /the search service sent an invalid response/],
  ['no response', 'silent', /Timeout/],
  ['a slow response', { after: 600 }, /Timeout/],
])('S8.3 %s of the service is an error, and a later query is answered', async (_, mood, said) => {
  expect(await messageOf(mood)).toMatch(said);
  service.mood = 'well';
  expect((await clientOf().search(request)).hits).toHaveLength(2);
});

test('S8.3 a wrong key is reported in the words of the service', async () => {
  expect(await messageOf('well', { apiKey: 'another' })).toContain(
    'Invalid Application-ID or API key',
  );
});

test('S8.3 if no origin responds, the error names the last one', async () => {
  const nowhere = 'http://127.0.0.1:1';
  expect(await messageOf('silent', { origins: [nowhere] })).toContain(nowhere);
});

test.each<ServiceMood>(someOf('failures', [{ status: 503 }, 'silent']))(
  'if one origin answers %j another is asked, and comes first from then on',
  async (mood) => {
    const other = await startSearchService(keys);
    service.mood = mood;
    const client = clientOf(other.origin);
    await client.search(request);
    await client.search(request);
    expect([service.asked.length, other.asked.length]).toEqual([1, 2]);
    other.close();
  },
);

test('a rejected request is not sent to another origin', async () => {
  const other = await startSearchService(keys);
  service.mood = { status: 403 };
  await expect(clientOf(other.origin).search(request)).rejects.toThrow('403');
  expect(other.asked).toEqual([]);
  other.close();
});
