import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceRequest } from '../src/features/search/hosted/service-format.ts';

export type ServiceKeys = { appId: string; apiKey: string };

/** How the service answers: as it should, or as it does on a bad day. */
export type ServiceMood =
  | 'well'
  | 'garbage'
  | 'too little'
  | 'silent'
  | { status: number }
  | { after: number }
  | { when: Promise<void> };

export type SearchService = {
  origin: string;
  /** The bodies of what it was asked, and the agents that asked. */
  asked: { requests: ServiceRequest[] }[];
  agents: string[];
  /** For all answers from now on. */
  mood: ServiceMood;
  /** Where the first hits lead; the others lead to places of one page. */
  addresses: readonly string[];
  close: () => void;
};

/**
 * The hosted search service as far as a site asks it: it refuses what the real one refuses, and
 * answers in its shape, each query with so many hits as the number in it says.
 */
export async function startSearchService(keys: ServiceKeys): Promise<SearchService> {
  const server = createServer((request, response) => {
    void answer(service, keys, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: SearchService = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    agents: [],
    mood: 'well',
    addresses: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

async function answer(
  service: SearchService,
  keys: ServiceKeys,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readBody(request);
  const { mood } = service;
  const send = (status: number, body: string) => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=UTF-8',
      'access-control-allow-origin': '*',
    });
    response.end(body);
  };
  const refuse = (status: number, message: string) =>
    send(status, JSON.stringify({ message, status }));
  const { pathname, searchParams } = new URL(request.url ?? '/', service.origin);
  if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') {
    return refuse(404, `${request.method} ${pathname} is not allowed`);
  }
  const given = ['application-id', 'api-key'].map((name) => searchParams.get(`x-algolia-${name}`));
  if (given.join() !== [keys.appId, keys.apiKey].join()) {
    return refuse(403, 'Invalid Application-ID or API key');
  }
  if (request.headers['content-type'] !== 'text/plain')
    return refuse(415, 'needs a first question');
  const asked: { requests: ServiceRequest[] } = JSON.parse(text);
  service.asked.push(asked);
  service.agents.push(searchParams.get('x-algolia-agent') ?? '');
  if (mood === 'silent') return;
  if (mood === 'garbage') return send(200, '<html>a portal of a hotel</html>');
  if (mood === 'too little') return send(200, '{"results":[{}]}');
  if (typeof mood === 'object' && 'status' in mood) return refuse(mood.status, 'not now');
  if (typeof mood === 'object' && 'when' in mood) await mood.when;
  else if (typeof mood === 'object') await new Promise((done) => setTimeout(done, mood.after));
  const results = asked.requests.map((one) => {
    const result = answerRequest(one);
    const hits = result.hits.map((hit, at) => ({ ...hit, url: service.addresses[at] ?? hit.url }));
    return { ...result, hits };
  });
  send(200, JSON.stringify({ results }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

function answerRequest(request: ServiceRequest) {
  const { query, page = 0, hitsPerPage = 20, indexName = '' } = request;
  const nbHits = Number(/\d+/.exec(query)?.[0] ?? 2);
  const from = page * hitsPerPage;
  const count = Math.max(0, Math.min(hitsPerPage, nbHits - from));
  return {
    hits: Array.from({ length: count }, (_, at) => makeHit(request, from + at + 1)),
    nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(nbHits / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query,
    params: new URLSearchParams({ query }).toString(),
    index: indexName,
    processingTimeMS: 1,
    ...(request.facets && { facets: { docusaurus_tag: { default: nbHits } } }),
  };
}

/** Where nothing else is asked for, what is found is marked as the index's settings say. */
function makeHit(request: ServiceRequest, number: number) {
  const {
    query,
    highlightPreTag: open = '<span class="algolia-docsearch-suggestion--highlight">',
    highlightPostTag: close = '</span>',
  } = request;
  const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const lvl2 = `Part ${number} &lt;${query}&gt;`;
  const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] });
  const marked = (value: string) => ({ value, matchLevel: 'full', matchedWords: [query] });
  const content = `A sentence about ${open}${query}${close} &amp; more`;
  return {
    objectID: `${number}-https://stylexjs.com/docs/guide/#part`,
    url: `https://stylexjs.com/docs/guide/?from=index#part-${number}`,
    url_without_anchor: 'https://stylexjs.com/docs/guide/',
    anchor: `part-${number}`,
    type: 'content',
    content: 'A sentence.',
    hierarchy: { lvl0: 'Guide', lvl1: 'The guide', lvl2, ...none },
    _highlightResult: {
      content: marked(content),
      hierarchy: {
        lvl0: plain('Guide'),
        lvl1: plain('The guide'),
        lvl2: marked(lvl2.replace(query, `${open}${query}${close}`)),
      },
    },
    _snippetResult: { content: { value: content, matchLevel: 'full' } },
  };
}
