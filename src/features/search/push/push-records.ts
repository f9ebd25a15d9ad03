import { randomUUID } from 'node:crypto';
import { PlainError } from '../../../faults/plain-error.ts';
import type { ServiceApi } from './service-api.ts';

/** So many records are sent at once. */
const batchSize = 1000;

export type Push = {
  indexName: string;
  settings: object;
  records: readonly { objectID: string }[];
};

export type PushOptions = {
  api: ServiceApi;
  /** How long to wait before asking again whether something is done, in milliseconds. */
  pause?: number;
};

/**
 * Makes the index of the hosted service one of these records, in one step for who searches: a
 * temporary index gets the settings and the records, and takes the place of the other when all of
 * it is there. Rules and synonyms that were made at the service are kept.
 * @throws PlainError where the service refuses or does not answer; the index is as it was
 */
export async function pushRecords(push: Push, { api, pause = 500 }: PushOptions): Promise<void> {
  const { indexName, settings, records } = push;
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  const wait = (answer: Task) => waitForTask(api, temporary, answer, pause);
  try {
    if (await api.send('GET', `${pathOf(indexName)}/settings`)) {
      await wait(
        await api.send('POST', `${pathOf(indexName)}/operation`, {
          operation: 'copy',
          destination: temporary,
          scope: ['rules', 'synonyms'],
        }),
      );
    }
    await wait(await api.send('PUT', `${pathOf(temporary)}/settings`, settings));
    for (const batch of listBatches(records)) {
      await wait(await api.send('POST', `${pathOf(temporary)}/batch`, batch));
    }
    await wait(
      await api.send('POST', `${pathOf(temporary)}/operation`, {
        operation: 'move',
        destination: indexName,
      }),
    );
  } catch (error) {
    // What went wrong before is what is told.
    await api.send('DELETE', pathOf(temporary)).catch(() => undefined);
    throw error;
  }
}

/** The bodies of the requests that add records. */
export function listBatches(records: Push['records']) {
  return Array.from({ length: Math.ceil(records.length / batchSize) }, (_, at) => ({
    requests: records
      .slice(at * batchSize, (at + 1) * batchSize)
      .map((body) => ({ action: 'addObject', body })),
  }));
}

const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

type Task = Awaited<ReturnType<ServiceApi['send']>>;

/** The service does what it is asked after it has answered. */
async function waitForTask(api: ServiceApi, index: string, { taskID }: Task = {}, pause: number) {
  if (taskID === undefined) throw new PlainError('The search service answered without a task.');
  while ((await api.send('GET', `${pathOf(index)}/task/${taskID}`))?.status !== 'published') {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
