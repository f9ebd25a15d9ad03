import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceKeys } from './search-service.ts';

type Index = { settings: object; records: { objectID: string }[]; rules: string[] };

export type PushService = {
  origin: string;
  /** `PUT /1/indexes/…/settings`, in the order in which it was asked. */
  asked: string[];
  indices: Map<string, Index>;
  /** The status of the answer to what fits, from now on. */
  refuse?: { path: RegExp; status: number };
  close: () => void;
};

/** The part of the hosted service that takes records: what it has done shows in `indices`. */
export async function startPushService(keys: ServiceKeys): Promise<PushService> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const { headers, method = '', url = '' } = request;
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    service.asked.push(`${method} ${url}`);
    const given = ['application-id', 'api-key'].map((name) => headers[`x-algolia-${name}`]);
    if (given.join() !== [keys.appId, keys.apiKey].join()) {
      return send(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    const { refuse } = service;
    if (refuse?.path.test(`${method} ${url}`)) return send(refuse.status, { message: 'no' });
    const answer = answerPush(service.indices, method, url, text && JSON.parse(text));
    return answer ? send(200, answer) : send(404, { message: 'Index does not exist' });
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

/** Tasks need to be asked for twice. */
const tasks = new Map<string, number>();
let lastTask = 0;

function answerPush(
  indices: Map<string, Index>,
  method: string,
  url: string,
  body: PushBody,
): object | undefined {
  const [, , , name = '', action = '', task = ''] = url.split('/').map(decodeURIComponent);
  if (action === 'task') {
    const times = (tasks.get(task) ?? 0) + 1;
    tasks.set(task, times);
    return { status: times > 1 ? 'published' : 'notPublished' };
  }
  if (method === 'GET') return indices.get(name)?.settings;
  const index = indices.get(name) ?? { settings: {}, records: [], rules: [] };
  if (action === 'settings') index.settings = body;
  if (action === 'batch') index.records.push(...(body.requests ?? []).map((one) => one.body));
  if (action !== 'operation' && method !== 'DELETE') indices.set(name, index);
  if (body?.operation === 'copy') {
    const rules = body.scope?.includes('rules') ? index.rules : [];
    indices.set(body.destination ?? '', { settings: {}, records: [], rules });
  }
  if (body?.operation === 'move') indices.set(body.destination ?? '', index);
  if (body?.operation === 'move' || method === 'DELETE') indices.delete(name);
  lastTask += 1;
  return { taskID: lastTask, updatedAt: '2026-01-01T00:00:00.000Z' };
}
