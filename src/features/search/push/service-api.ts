import { PlainError } from '../../../faults/plain-error.ts';

export type ApiOptions = {
  appId: string;
  /** A key that may write to the index and to its neighbours of the same beginning. */
  key: string;
  /** In the order in which they are asked. */
  origins?: readonly string[];
};

export type ServiceApi = {
  /** What the service answers, as JSON; undefined where there is no such thing. */
  send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<Answer>;
};

type Answer = { taskID?: number; status?: string } | undefined;

const patience = 30_000;

/** The part of the hosted service that takes records: each request goes to the first who answers. */
export function createServiceApi({ appId, key, origins }: ApiOptions): ServiceApi {
  const headers = {
    'x-algolia-application-id': appId,
    'x-algolia-api-key': key,
    'content-type': 'application/json',
  };
  const addresses = origins ?? listWriteOrigins(appId);
  return {
    async send(method, path, body) {
      const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const problems: string[] = [];
      for (const origin of addresses) {
        const signal = AbortSignal.timeout(patience);
        try {
          const response = await fetch(origin + path, { ...request, signal });
          if (response.status < 500) return await readAnswer(response, `${method} ${path}`);
          problems.push(`${origin} answered ${response.status}`);
        } catch (error) {
          if (error instanceof PlainError) throw error;
          problems.push(`${origin}: ${explain(error)}`);
        }
      }
      throw new PlainError(`The search service does not answer:\n  ${problems.join('\n  ')}`);
    },
  };
}

function listWriteOrigins(appId: string): string[] {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}.algolia.net`, ...others];
}

async function readAnswer(response: Response, asked: string): Promise<Answer> {
  if (response.status === 404) return undefined;
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const hint = hints[response.status];
  throw new PlainError(
    `The search service refused ${asked}: ${response.status} ${text}${hint ? `\n  ${hint}` : ''}`,
  );
}

const hints: Record<number, string | undefined> = {
  401: 'Is ALGOLIA_WRITE_KEY a key of the application that site.config.ts names?',
  403: 'ALGOLIA_WRITE_KEY needs the rights addObject, deleteIndex, settings and editSettings, for the index and for indices that start with its name.',
  429: 'It takes no more for now: try again later.',
};

/** `fetch` says what happened in the cause alone. */
function explain(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error);
}
