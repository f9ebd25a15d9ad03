import { type IndexSettings, searchClient } from '@algolia/client-search';
import { z } from 'zod';
import { PlainError } from '../../../diagnostics/plain-error.ts';

export type Push = {
  indexName: string;
  settings: IndexSettings;
  records: { objectID: string }[];
};

export type PushTarget = {
  appId: string;
  /** A key that may write to the index, and to indices whose names start with its name. */
  key: string;
  /** The address that requests go to instead of the service. */
  origin?: string;
};

/**
 * Replaces the records and settings of an index in one step: both go to a temporary index, which then
 * takes its place. Rules and synonyms stay.
 * @throws PlainError if the service rejects a request or does not answer; the index is unchanged then
 */
export async function pushRecords(push: Push, { appId, key, origin }: PushTarget): Promise<void> {
  const { indexName, settings: indexSettings, records: objects } = push;
  const client = searchClient(appId, key, origin ? { hosts: [describeHost(origin)] } : {});
  const withSettings: typeof client = {
    ...client,
    // `replaceAllObjects` writes records only here: into its temporary index.
    async chunkedBatch(batch, options) {
      const { indexName } = batch;
      const { taskID } = await client.setSettings({ indexName, indexSettings }, options);
      await client.waitForTask({ indexName, taskID }, options);
      return client.chunkedBatch(batch, options);
    },
  };
  try {
    const scopes = ['rules' as const, 'synonyms' as const];
    await withSettings.replaceAllObjects({ indexName, objects, scopes });
  } catch (error) {
    throw explainFailure(error);
  }
}

function describeHost(origin: string) {
  const { protocol, host, pathname } = new URL(origin);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    url: host + pathname.replace(/\/$/, ''),
    accept: 'readWrite' as const,
  };
}

/** The client's list of requests that led to an error, in order. */
const failureSchema = z.object({
  message: z.string(),
  status: z.number().optional(),
  stackTrace: z
    .array(
      z.object({
        request: z.object({ method: z.string(), url: z.string() }),
        response: z.object({ status: z.number(), content: z.string() }),
      }),
    )
    .min(1),
});

const hints: Record<number, string | undefined> = {
  401: 'Is ALGOLIA_WRITE_KEY a key of the application that site.config.ts names?',
  403: 'ALGOLIA_WRITE_KEY needs the rights addObject, deleteIndex, settings and editSettings, for the index and for indices that start with its name.',
  429: 'Too many requests: try again later.',
};

/** Converts an error of the service's client to a message for users. */
function explainFailure(error: unknown): unknown {
  const { data: failure } = failureSchema.safeParse(error);
  if (!failure) return error;
  const { message, status, stackTrace } = failure;
  if (status === undefined) {
    const problems = stackTrace.map(({ request, response }) => {
      return `${new URL(request.url).origin}: ${response.status || ''} ${response.content}`.trim();
    });
    return new PlainError(`The search service does not respond:\n  ${problems.join('\n  ')}`);
  }
  const { method, url } = stackTrace.at(-1)?.request ?? { method: '', url: '' };
  const hint = hints[status] ? `\n  ${hints[status]}` : '';
  return new PlainError(
    `The search service rejected ${method} ${new URL(url).pathname}: ${status} ${message}${hint}`,
  );
}
