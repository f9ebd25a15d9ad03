import { type IndexSettings, searchClient } from '@algolia/client-search';
import { explainFailure } from './explain-failure.ts';

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
