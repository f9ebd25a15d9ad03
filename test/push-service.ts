import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceKeys } from './search-service.ts';

type Index = { settings: object; records: { objectID: string }[]; rules: string[] };

export type PushService = {
  origin: string;
  /** Requests in their order: `PUT /1/indexes/…/settings`. */
  asked: string[];
  indices: Map<string, Index>;
  /** From now on, requests that match get this status. */
  refuse?: { path: RegExp; status: number };
  close: () => void;
};

/** The indexing API of the hosted service, with the indices that it holds. */
export async function startPushService(keys: ServiceKeys): Promise<PushService> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const { headers, method = '', url = '' } = request;
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    service.asked.push(`${method} ${url.replace(/\?.*/, '')}`);
    const given = ['application-id', 'api-key'].map((name) => headers[`x-algolia-${name}`]);
    if (given.join() !== [keys.appId, keys.apiKey].join()) {
      return send(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    const { refuse } = service;
    if (refuse?.path.test(`${method} ${url}`)) return send(refuse.status, { message: 'no' });
    send(200, answerPush(service.indices, method, url, text && JSON.parse(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    indices: new Map(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

type PushBody = {
  operation?: string;
  destination?: string;
  scope?: string[];
  requests?: { action: string; body: { objectID: string } }[];
};

/** The first task of a service is not done when it is asked about for the first time. */
const finished = new WeakSet<Map<string, Index>>();

function answerPush(
  indices: Map<string, Index>,
  method: string,
  url: string,
  body: PushBody,
): object {
  const { pathname } = new URL(url, 'http://service');
  const [, , , name = '', action = ''] = pathname.split('/').map(decodeURIComponent);
  if (action === 'task') {
    const status = finished.has(indices) ? 'published' : 'notPublished';
    finished.add(indices);
    return { status };
  }
  const findIndex = (at: string): Index =>
    indices.get(at) ?? { settings: {}, records: [], rules: [] };
  const index = findIndex(name);
  if (action === 'settings') indices.set(name, { ...index, settings: body });
  if (action === 'batch') {
    const records = (body.requests ?? []).map((one) => one.body);
    indices.set(name, { ...index, records: [...index.records, ...records] });
  }
  if (body?.operation === 'copy') {
    const { destination = '', scope = ['settings', 'rules', 'synonyms'] } = body;
    indices.set(destination, {
      ...findIndex(destination),
      ...(scope.includes('settings') && { settings: index.settings }),
      ...(scope.includes('rules') && { rules: index.rules }),
    });
  }
  if (body?.operation === 'move') indices.set(body.destination ?? '', index);
  if (body?.operation === 'move' || method === 'DELETE') indices.delete(name);
  return { taskID: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
}
