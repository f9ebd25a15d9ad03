import { listBatches, type Push } from './push-records.ts';

/** So many records are shown of all. */
const shown = 3;

/** What a push would send, for a person to read. */
export function describePush({ indexName, settings, records }: Push): string {
  const batches = listBatches(records).map((batch) => {
    return `  ${batch.requests.length} records, ${Buffer.byteLength(JSON.stringify(batch))} bytes`;
  });
  return [
    `Nothing is sent. To the index ${indexName}, by way of a temporary one, would go:`,
    ...batches,
    `The first ${Math.min(shown, records.length)} of them:`,
    ...records.slice(0, shown).map((record) => JSON.stringify(record, null, 2)),
    'Its settings:',
    JSON.stringify(settings, null, 2),
  ].join('\n');
}
